/** A row of a table of samples: what it is, in words that complete "refuses ...", and the document. */
export type Case<T = Record<string, unknown>> = readonly [what: string, document: T];

/** A copy with one nested field changed (`price.unit`) or, given `undefined`, removed. */
export function withField(
  document: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [head, ...rest] = path.split('.') as [string, ...string[]];
  const copy = { ...document };
  if (rest.length > 0)
    copy[head] = withField(copy[head] as Record<string, unknown>, rest.join('.'), value);
  else if (value === undefined) delete copy[head];
  else copy[head] = value;
  return copy;
}
