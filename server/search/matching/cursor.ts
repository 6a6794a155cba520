/** Where a page begins: after the listing with these keys. */
export type Cursor = { key: number; expiresAtMs: number; id: string };

/** A cursor as an address carries it: `-12.1797069600000.Ab12Cd34`; `x` where the listing does not say what it is ordered by. */
export const writeCursor = ({ key, expiresAtMs, id }: Cursor): string =>
  `${key === Infinity ? 'x' : key}.${expiresAtMs}.${id}`;

/** The cursor of an address, or undefined when it is none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const found = /^(x|-?\d{1,12})\.(\d{1,16})\.([A-Za-z0-9_-]{1,128})$/.exec(text ?? '');
  if (!found) return undefined;
  const [, key, expiresAtMs, id] = found;
  return { key: key === 'x' ? Infinity : Number(key), expiresAtMs: Number(expiresAtMs), id: id! };
}
