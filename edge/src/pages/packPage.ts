import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { DrawnPage } from '../drawing/DrawnPage';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Somebody waits for a page that has just been drawn: 90 kB become 22 kB in 0.6 ms, and no other thread is woken for it. */
const QUALITY_AT_ONCE = 3;
/** One that is sent again is a tenth smaller after 2 ms; level 9 takes 12 ms for another twentieth. */
const QUALITY_KEPT = 5;
const GZIP_LEVEL = 6;
/** Headers and what the cache keeps beside the bytes, roughly. */
const ENTRY_BYTES = 2048;

/** A gzip is a fifth longer than the brotli that it may come to lie beside. */
const PACKED_TIMES = 2.2;

/** A page as it is sent: compressed for every browser; what the few others take is made of that. */
export type PackedPage = Pick<DrawnPage, 'status' | 'headers' | 'isWhole'> & {
  br: Buffer<ArrayBuffer>;
  /** Set once it is packed as well as is worth it, or is about to be. */
  repacking?: Promise<void>;
  /** Set once somebody has asked for it. */
  gzip?: Promise<Buffer<ArrayBuffer>>;
  etag: string;
  drawnAtMs: number;
  /** Whether it is a page that exists, with all that belongs to it. */
  isLasting: boolean;
  /** Set once a newer one could not be drawn whole. */
  askAgainAtMs?: number;
  sizeBytes: number;
};

/** Compresses a page for who waits for it. */
export function packPage(
  { html, status, headers, isWhole }: DrawnPage,
  drawnAtMs: number,
): PackedPage {
  const plain = Buffer.from(html);
  const br = brotliCompressSync(plain, options(QUALITY_AT_ONCE, plain.length));
  return {
    status,
    headers,
    isWhole,
    br,
    etag: `W/"${createHash('sha256').update(br).digest('base64url').slice(0, 27)}"`,
    drawnAtMs,
    isLasting: status === 200 && isWhole,
    sizeBytes: Math.ceil(br.length * PACKED_TIMES) + ENTRY_BYTES,
  };
}

/** Compresses a page better, once, for those who come after; until then they get it as it is. */
export const repackPage = (page: PackedPage): Promise<void> =>
  (page.repacking ??= (async () => {
    const plain = await unpackPage(page);
    page.br = (await brotli(plain, options(QUALITY_KEPT, plain.length))) as PackedPage['br'];
  })().catch((error: unknown) => console.error('A page stays packed as it was.', error)));

const options = (quality: number, length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** A page that is not compressed, for who takes nothing else. */
export const unpackPage = ({ br }: PackedPage): Promise<Buffer<ArrayBuffer>> =>
  unpacked(br) as Promise<Buffer<ArrayBuffer>>;

/** The page as gzip, made once for all who take no brotli; tried again by the next of them when it fails. */
export const gzipOf = (page: PackedPage): Promise<Buffer<ArrayBuffer>> =>
  (page.gzip ??= makeGzip(page).catch((error: unknown) => {
    delete page.gzip;
    throw error;
  }));

const makeGzip = async (page: PackedPage) =>
  (await gzipped(await unpackPage(page), { level: GZIP_LEVEL })) as Buffer<ArrayBuffer>;
