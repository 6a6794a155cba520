import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Somebody waits for a page that has just been rendered: 90 kB become 22 kB in 0.6 ms, and no other thread is woken for it. */
const QUALITY_AT_ONCE = 3;
/** One that is sent again is a tenth smaller after 2 ms; level 9 takes 12 ms for another twentieth. */
const QUALITY_KEPT = 5;
const GZIP_LEVEL = 6;

/** A text as it is sent: compressed for every browser; what the few others take is made of that. */
export type PageBytes = {
  br: Buffer<ArrayBuffer>;
  etag: string;
  /** Set once it is packed as well as is worth it, or is about to be. */
  repacking?: Promise<void>;
  /** Set once somebody has asked for it. */
  gzip?: Promise<Buffer<ArrayBuffer>>;
};

/** Compresses a text for a client that waits for it. */
export function packText(text: string): PageBytes {
  const plain = toUtf8(text);
  const br = brotliCompressSync(plain, options(QUALITY_AT_ONCE, plain.length));
  return { br, etag: etagOf(br) };
}

const etagOf = (br: Buffer): string => `W/"${hash('sha256', br, 'base64url').slice(0, 27)}"`;

/** Compresses a text for which nobody waits, as well as is worth it. */
export async function packWell(text: string): Promise<PageBytes> {
  const plain = Buffer.from(text);
  const br = (await brotli(plain, options(QUALITY_KEPT, plain.length))) as PageBytes['br'];
  return { br, etag: etagOf(br), repacking: Promise.resolve() };
}

const encoder = new TextEncoder();
let written = new Uint8Array(256 * 1024);

/** The bytes of a text, until the next call: one buffer for all takes a third of the time. */
function toUtf8(text: string): Uint8Array {
  const atMost = text.length * 3;
  if (atMost > written.length) written = new Uint8Array(atMost);
  return written.subarray(0, encoder.encodeInto(text, written).written);
}

/** Compresses it better, once, for those who come after; until then they get it as it is. */
export const repack = (bytes: PageBytes): Promise<void> =>
  (bytes.repacking ??= (async () => {
    const plain = await unpack(bytes);
    bytes.br = (await brotli(plain, options(QUALITY_KEPT, plain.length))) as PageBytes['br'];
  })().catch((error: unknown) => console.error('A page stays packed as it was.', error)));

const options = (quality: number, length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** The text, for a client that takes nothing compressed. */
export const unpack = ({ br }: PageBytes): Promise<Buffer<ArrayBuffer>> =>
  unpacked(br) as Promise<Buffer<ArrayBuffer>>;

/** The text as gzip, made once for all who take no brotli; tried again by the next of them when it fails. */
export const gzipOf = (bytes: PageBytes): Promise<Buffer<ArrayBuffer>> =>
  (bytes.gzip ??= makeGzip(bytes).catch((error: unknown) => {
    delete bytes.gzip;
    throw error;
  }));

const makeGzip = async (bytes: PageBytes) =>
  (await gzipped(await unpack(bytes), { level: GZIP_LEVEL })) as Buffer<ArrayBuffer>;
