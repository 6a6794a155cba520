/** A document's path and what it holds. */
export type SeededDocument = readonly [path: string, data: object];
