import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../rendering/RenderedPage';
import { type PageBytes, packText } from './pageBytes';

/** Headers and what the cache keeps beside the bytes, roughly. */
const ENTRY_BYTES = 2048;
/** A gzip is a fifth longer than the brotli that it may come to lie beside. */
const PACKED_TIMES = 2.2;
/** Signs of pages that are remembered as they were last; one has about eighty thousand. */
const KEPT_LENGTH = 16_000_000;

/** A page as it is sent. */
export type PackedPage = Pick<RenderedPage, 'status' | 'headers' | 'isWhole'> & {
  bytes: PageBytes;
  renderedAtMs: number;
  /** Whether it is a page that exists, with all that belongs to it. */
  isLasting: boolean;
  /** Set once a newer one could not be rendered whole. */
  askAgainAtMs?: number;
  sizeBytes: number;
};

/**
 * Renders and packs pages; one whose parts are, sign for sign, those of last time is packed already. `keepsSame`: whether that
 * is looked at.
 */
export function createPagePacker({ keepsSame = true }: { keepsSame?: boolean } = {}) {
  const last = new LRUCache<string, { parts: RenderedPage['parts']; bytes: PageBytes }>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ parts }) => parts.reduce((sum, part = '') => sum + part.length, 1),
  });

  function bytesOf(key: string, { parts, toHtml }: RenderedPage): PageBytes {
    const known = last.get(key);
    if (known && isSame(known.parts, parts)) return known.bytes;
    const bytes = packText(toHtml());
    if (keepsSame) last.set(key, { parts, bytes });
    return bytes;
  }

  /** `key`: which page it is, and what is live. */
  return (key: string, page: RenderedPage, renderedAtMs: number): PackedPage => {
    const { status, headers, isWhole } = page;
    const bytes = bytesOf(key, page);
    return {
      status,
      headers,
      isWhole,
      bytes,
      renderedAtMs,
      isLasting: status === 200 && isWhole,
      sizeBytes: Math.ceil(bytes.br.length * PACKED_TIMES) + ENTRY_BYTES,
    };
  };
}

const isSame = (a: RenderedPage['parts'], b: RenderedPage['parts']) =>
  a.length === b.length && a.every((part, at) => part === b[at]);

export type PagePacker = ReturnType<typeof createPagePacker>;
