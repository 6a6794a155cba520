import { LRUCache } from 'lru-cache';
import type { DrawnPage } from '../drawing/DrawnPage';
import { type PageBytes, packText } from './pageBytes';

/** Headers and what the cache keeps beside the bytes, roughly. */
const ENTRY_BYTES = 2048;
/** A gzip is a fifth longer than the brotli that it may come to lie beside. */
const PACKED_TIMES = 2.2;
/** Signs of pages that are remembered as they were last; one has about eighty thousand. */
const KEPT_LENGTH = 16_000_000;

/** A page as it is sent. */
export type PackedPage = Pick<DrawnPage, 'status' | 'headers' | 'isWhole'> & {
  bytes: PageBytes;
  drawnAtMs: number;
  /** Whether it is a page that exists, with all that belongs to it. */
  isLasting: boolean;
  /** Set once a newer one could not be drawn whole. */
  askAgainAtMs?: number;
  sizeBytes: number;
};

/** Packs pages; one that is drawn sign for sign as last time is packed already. `keepsSame`: whether that is looked at. */
export function createPagePacker({ keepsSame = true }: { keepsSame?: boolean } = {}) {
  const last = new LRUCache<string, { html: string; bytes: PageBytes }>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ html }) => html.length + 1,
  });

  function bytesOf(key: string, html: string): PageBytes {
    const known = last.get(key);
    if (known?.html === html) return known.bytes;
    const bytes = packText(html);
    if (keepsSame) last.set(key, { html, bytes });
    return bytes;
  }

  /** `key`: which page it is. */
  return (
    key: string,
    { html, status, headers, isWhole }: DrawnPage,
    drawnAtMs: number,
  ): PackedPage => {
    const bytes = bytesOf(key, html);
    return {
      status,
      headers,
      isWhole,
      bytes,
      drawnAtMs,
      isLasting: status === 200 && isWhole,
      sizeBytes: Math.ceil(bytes.br.length * PACKED_TIMES) + ENTRY_BYTES,
    };
  };
}

export type PagePacker = ReturnType<typeof createPagePacker>;
