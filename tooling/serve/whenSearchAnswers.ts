import { setTimeout } from 'node:timers/promises';
import { SEARCH_PATH } from '@anunturi/shared-domain/search/searchAddress';

/** A large market takes longer; its pages are served meanwhile, and their lists come when the search is there. */
const LIMIT_MS = 30_000;
const ASKED_EVERY_MS = 100;

/** Resolves when the search at an origin knows all listings: until then a page would come without its list. */
export async function whenSearchAnswers(origin: string): Promise<void> {
  const untilMs = performance.now() + LIMIT_MS;
  while (performance.now() < untilMs) {
    const { status } = await fetch(`${origin}${SEARCH_PATH}?cate=0`);
    if (status !== 503) return;
    await setTimeout(ASKED_EVERY_MS);
  }
}
