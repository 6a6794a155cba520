/** A piece of an index as it lies in a file; an array of bytes, or several that follow one another. */
export type SnapshotPart = { name: string; bytes: Uint8Array | readonly Uint8Array[] };
