import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../rendering/RenderedPage';
import { createPagePacker, type PackedPage, type PagePacker } from './createPagePacker';
import { repack } from './pageBytes';

/** A page is as good as new for so long; trusted code drops it earlier when what it shows has changed. */
const FRESH_MS = 30_000;
/** For so long it is still sent at once, while a newer one is rendered. */
const STALE_MS = 600_000;
/** What is missing or has moved may be otherwise at any moment; a last good page is tried again as often. */
const PASSING_MS = 5_000;
/** A page that could not be rendered whole, as while a bundle is still starting, is tried again soon. */
const NOT_WHOLE_MS = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;

type Options = { maxBytes?: number; now?: () => number; pack?: PagePacker };

/** A page out of the cache and how old it is. `isLastGood`: a newer one could not be rendered. */
export type KeptPage = { page: PackedPage; ageMs: number; isLastGood: boolean };

/**
 * Pages as bytes, ready to be sent, up to so many bytes in all. One rendering per page however many ask; a page that could not
 * be rendered whole leaves the last good one in its place.
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
  const rendering = new Map<string, Promise<PackedPage>>();
  const ageOf = (page: PackedPage) => now() - page.renderedAtMs;
  const isFresh = (page: PackedPage) =>
    now() < (page.askAgainAtMs ?? page.renderedAtMs + freshMsOf(page));

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<PackedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const started: Promise<PackedPage> = renderAndKeep(
      key,
      render,
      () => rendering.get(key) === started,
    ).finally(() => {
      if (rendering.get(key) === started) rendering.delete(key);
    });
    rendering.set(key, started);
    return started;
  }

  /** What was dropped while it was rendered shows what was before: it is not kept. */
  async function renderAndKeep(
    key: string,
    render: () => Promise<RenderedPage>,
    isWanted: () => boolean,
  ): Promise<PackedPage> {
    const page = pack(key, await render(), now());
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
    /** The page when one is there that may be sent at once; a stale one is rendered anew meanwhile. */
    find(key: string, render: () => Promise<RenderedPage>): KeptPage | undefined {
      const page = kept.get(key);
      if (!page) return undefined;
      const ageMs = ageOf(page);
      const isLastGood = page.askAgainAtMs !== undefined;
      if (!isFresh(page)) {
        if (!page.isLasting || (ageMs > STALE_MS && !isLastGood)) return undefined;
        renderOnce(key, render).catch((error: unknown) =>
          console.error(`${key} was not rendered.`, error),
        );
      }
      void repack(page.bytes);
      return { page, ageMs, isLastGood };
    },
    /** The page, rendered now unless somebody else's rendering of it is under way. */
    async render(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
      const page = await renderOnce(key, render);
      return { page, ageMs: ageOf(page), isLastGood: page.askAgainAtMs !== undefined };
    },
    /** Forgets every page, and those being rendered from what was before. */
    drop(): void {
      kept.clear();
      rendering.clear();
    },
    sizeBytes: () => kept.calculatedSize,
  };
}

function freshMsOf({ isLasting, isWhole }: PackedPage): number {
  if (isLasting) return FRESH_MS;
  return isWhole ? PASSING_MS : NOT_WHOLE_MS;
}

export type PageCache = ReturnType<typeof createPageCache>;
