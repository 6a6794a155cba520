import { LRUCache } from 'lru-cache';
import type { DrawnPage } from '../drawing/DrawnPage';
import { createPagePacker, type PackedPage, type PagePacker } from './createPagePacker';
import { repack } from './pageBytes';

/** A page is as good as new for so long; trusted code drops it earlier when what it shows has changed. */
const FRESH_MS = 30_000;
/** For so long it is still sent at once, while a newer one is drawn. */
const STALE_MS = 600_000;
/** What is missing or has moved may be otherwise at any moment; a last good page is tried again as often. */
const PASSING_MS = 5_000;
/** A page that could not be drawn whole, as while a bundle is still starting, is tried again soon. */
const NOT_WHOLE_MS = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;

type Options = { maxBytes?: number; now?: () => number; pack?: PagePacker };

/** A page out of the cache and how old it is. `isLastGood`: a newer one could not be drawn. */
export type KeptPage = { page: PackedPage; ageMs: number; isLastGood: boolean };

/**
 * Pages as bytes, ready to be sent, up to so many bytes in all. One drawing per page however many ask; a page that could not
 * be drawn whole leaves the last good one in its place.
 */
export function createPageCache({
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
  pack = createPagePacker(),
}: Options = {}) {
  const kept = new LRUCache<string, PackedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ sizeBytes }) => sizeBytes,
  });
  const drawing = new Map<string, Promise<PackedPage>>();
  const ageOf = (page: PackedPage) => now() - page.drawnAtMs;
  const isFresh = (page: PackedPage) =>
    now() < (page.askAgainAtMs ?? page.drawnAtMs + freshMsOf(page));

  function drawOnce(key: string, draw: () => Promise<DrawnPage>): Promise<PackedPage> {
    const running = drawing.get(key);
    if (running) return running;
    const started: Promise<PackedPage> = drawAndKeep(
      key,
      draw,
      () => drawing.get(key) === started,
    ).finally(() => {
      if (drawing.get(key) === started) drawing.delete(key);
    });
    drawing.set(key, started);
    return started;
  }

  /** What was dropped while it was drawn shows what was before: it is not kept. */
  async function drawAndKeep(
    key: string,
    draw: () => Promise<DrawnPage>,
    isWanted: () => boolean,
  ): Promise<PackedPage> {
    const page = pack(key, await draw(), now());
    const before = kept.peek(key);
    if (!isWanted()) return page;
    if (!page.isWhole && before?.isLasting) {
      before.askAgainAtMs = now() + PASSING_MS;
      return before;
    }
    kept.set(key, page);
    return page;
  }

  return {
    /** The page when one is there that may be sent at once; a stale one is drawn anew meanwhile. */
    find(key: string, draw: () => Promise<DrawnPage>): KeptPage | undefined {
      const page = kept.get(key);
      if (!page) return undefined;
      const ageMs = ageOf(page);
      const isLastGood = page.askAgainAtMs !== undefined;
      if (!isFresh(page)) {
        if (!page.isLasting || (ageMs > STALE_MS && !isLastGood)) return undefined;
        drawOnce(key, draw).catch((error: unknown) =>
          console.error(`${key} was not drawn.`, error),
        );
      }
      void repack(page.bytes);
      return { page, ageMs, isLastGood };
    },
    /** The page, drawn now unless somebody else's drawing of it is under way. */
    async draw(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage> {
      const page = await drawOnce(key, draw);
      return { page, ageMs: ageOf(page), isLastGood: page.askAgainAtMs !== undefined };
    },
    /** Forgets every page, and those being drawn from what was before. */
    drop(): void {
      kept.clear();
      drawing.clear();
    },
    sizeBytes: () => kept.calculatedSize,
  };
}

function freshMsOf({ isLasting, isWhole }: PackedPage): number {
  if (isLasting) return FRESH_MS;
  return isWhole ? PASSING_MS : NOT_WHOLE_MS;
}

export type PageCache = ReturnType<typeof createPageCache>;
