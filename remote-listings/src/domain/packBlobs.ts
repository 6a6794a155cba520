/** A Blob as its bytes: WebKit keeps no Blob or File in IndexedDB when the window is private, but it keeps bytes. */
type Packed = { packedType: string; bytes: ArrayBuffer };

const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'packedType' in value && 'bytes' in value;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with the Blobs right inside it as bytes with their type. */
export async function packBlobs(value: unknown): Promise<unknown> {
  if (!isRecord(value) || !Object.values(value).some((each) => each instanceof Blob)) return value;
  const packed = await Promise.all(
    Object.entries(value).map(async ([name, each]) => [
      name,
      each instanceof Blob ? { packedType: each.type, bytes: await each.arrayBuffer() } : each,
    ]),
  );
  return Object.fromEntries(packed);
}

/** What `packBlobs` was given; what was kept as Blobs before stays as it is. */
export function unpackBlobs(value: unknown): unknown {
  if (!isRecord(value) || !Object.values(value).some(isPacked)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isPacked(each) ? new Blob([each.bytes], { type: each.packedType }) : each,
    ]),
  );
}
