/** Where a page begins: after the document with this value of the order's field and this id. */
export type ListingCursor = { value: number; id: string };

/** The cursor as an address carries it: `1797069600000.Ab12Cd34Ef56Gh78Ij90`. */
export function writeCursor({ value, id }: ListingCursor): string {
  return `${value}.${id}`;
}

/** The cursor of an address, or null when it is none. */
export function readCursor(text: string | null | undefined): ListingCursor | null {
  const match = /^(\d{1,16})\.([A-Za-z0-9]{20})$/.exec(text ?? '');
  return match ? { value: Number(match[1]), id: match[2]! } : null;
}
