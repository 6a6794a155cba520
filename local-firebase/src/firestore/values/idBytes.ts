/** An id that is a number, as Datastore gives them: `__id7__`. */
export const NUMBER_ID = /^__id(0|[1-9]\d{0,18})__$/;

/** No text has these bytes, and they come before those of any: numbers stand first. */
const MARK = Buffer.from([0x00, 0x80]);

/** An id as it is stored and ordered: numbers by their value, before all texts, which go by their bytes. */
export function idBytes(id: string): Buffer {
  const digits = NUMBER_ID.exec(id)?.[1];
  return digits === undefined
    ? Buffer.from(id)
    : Buffer.concat([MARK, Buffer.from([digits.length]), Buffer.from(digits)]);
}

/** The id that was stored so. */
export const idText = (bytes: Buffer): string =>
  bytes.subarray(0, MARK.length).equals(MARK)
    ? `__id${bytes.subarray(MARK.length + 1).toString()}__`
    : bytes.toString();
