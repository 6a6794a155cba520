import { decodeText } from './requestBytes';
import { badRequest } from './StorageError';

const HEAD_MAX_BYTES = 64 * 1024;

/** A multipart/related upload: metadata JSON, then the file, whose chunks come as they arrive. `headBytes` came before the file. */
export type MultipartUpload = {
  metadata: string;
  contentType: string | undefined;
  bytes: AsyncGenerator<Uint8Array>;
  headBytes: number;
  tailBytes: number;
};

/** The boundary of a multipart content type. @throws StorageError 400 */
export function boundaryOf(contentType: string | undefined): string {
  const found =
    /^multipart\/related\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,200})"|'([^']{1,200})'|([^\s;"']{1,200}))/i.exec(
      contentType ?? '',
    );
  const boundary = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!boundary) throw badRequest('The content type is not multipart/related with a boundary.');
  return boundary;
}

/** Reads up to the start of the file. Boundaries may be cut anywhere between chunks. @throws StorageError 400 */
export async function readMultipart(
  chunks: AsyncGenerator<Uint8Array>,
  boundary: string,
): Promise<MultipartUpload> {
  const reader = new PartReader(chunks);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  reader.prepend(Buffer.from('\r\n')); // the first delimiter may stand at the very start
  await reader.readTo(delimiter);
  await endOfDelimiter(reader);
  await readHeaders(reader);
  const metadata = decodeText(await reader.readTo(delimiter));
  await endOfDelimiter(reader);
  const headers = await readHeaders(reader);
  return {
    metadata,
    contentType: headers.get('content-type'),
    bytes: fileBytes(reader, delimiter),
    headBytes: reader.taken - 2,
    tailBytes: delimiter.length + 2,
  };
}

/** Just after a delimiter there is the next part, not the end. */
async function endOfDelimiter(reader: PartReader): Promise<void> {
  const rest = decodeText(await reader.readTo(Buffer.from('\r\n'), 200));
  if (rest.trim() !== '') throw badRequest('The multipart body is malformed.');
}

async function readHeaders(reader: PartReader): Promise<Map<string, string>> {
  const headers = new Map<string, string>();
  for (;;) {
    const line = decodeText(await reader.readTo(Buffer.from('\r\n'), 8192));
    if (line === '') return headers;
    const colon = line.indexOf(':');
    if (colon < 1) throw badRequest('A part has a malformed header.');
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

/** Everything up to the last delimiter, which must come. Only the few bytes that may begin a delimiter are copied. */
async function* fileBytes(reader: PartReader, delimiter: Buffer): AsyncGenerator<Uint8Array> {
  let tail = Buffer.alloc(0); // shorter than the delimiter
  for (let chunk = reader.takeRest(); ; chunk = toBuffer(await reader.next())) {
    const seam = Buffer.concat([tail, chunk.subarray(0, delimiter.length - 1)]);
    const atSeam = seam.indexOf(delimiter);
    const at = atSeam >= 0 ? atSeam - tail.length : chunk.indexOf(delimiter);
    if (atSeam >= 0 || at >= 0) {
      const [early, late] =
        at < 0
          ? [tail.subarray(0, tail.length + at), chunk.subarray(0, 0)]
          : [tail, chunk.subarray(0, at)];
      if (early.length > 0) yield early;
      if (late.length > 0) yield late;
      return checkEnd(reader, chunk.subarray(at + delimiter.length));
    }
    const all = tail.length + chunk.length;
    const kept = Math.min(all, delimiter.length - 1);
    if (all - kept >= tail.length) {
      if (tail.length > 0) yield tail;
      if (chunk.length > kept) yield chunk.subarray(0, chunk.length - kept);
      tail = Buffer.from(chunk.subarray(chunk.length - kept));
    } else {
      const joined = Buffer.concat([tail, chunk]);
      if (all > kept) yield joined.subarray(0, all - kept);
      tail = joined.subarray(all - kept);
    }
  }
}

async function checkEnd(reader: PartReader, rest: Buffer): Promise<void> {
  let held = rest;
  while (held.length < 2) held = Buffer.concat([held, await reader.next()]);
  if (held.toString('latin1', 0, 2) !== '--')
    throw badRequest('The multipart body has more than two parts.');
}

const toBuffer = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

class PartReader {
  #held = Buffer.alloc(0);
  taken = 0;

  constructor(readonly chunks: AsyncGenerator<Uint8Array>) {}

  prepend(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  /** The bytes before `mark`, which is passed over. */
  async readTo(mark: Buffer, maxBytes = HEAD_MAX_BYTES): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at > maxBytes || (at < 0 && this.#held.length > maxBytes + mark.length))
        throw badRequest('The head of the multipart body is too large.');
      if (at >= 0) {
        const found = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        this.taken += at + mark.length;
        return found;
      }
      this.#held = Buffer.concat([this.#held, await this.next()]);
    }
  }

  takeRest(): Buffer {
    const rest = this.#held;
    this.#held = Buffer.alloc(0);
    return rest;
  }

  async next(): Promise<Uint8Array> {
    const { done, value } = await this.chunks.next();
    if (done) throw badRequest('The multipart body ends too early.');
    return value;
  }
}
