/** What a paper says, by the names of fields. */
export type Found = Record<
  string,
  {
    value: string;
    /** The words that it was read from. */
    from?: string;
    /** Its control digit fits, or it stands twice on the paper in the same way. */
    isChecked?: boolean;
  }
>;

/** A value that stands on the paper as it is; undefined for none. */
export const known = (text: string | undefined): Found[string] | undefined =>
  text ? { value: text, from: text } : undefined;

/** Those that were found. */
export const found = (all: Record<string, Found[string] | undefined>): Found =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, each]) => (each ? [[name, each] as const] : [])),
  );
