import type { Area } from '../pages/pageAreas';
import { type PageTexts, keyOf } from './readPageTexts';
import { type Hit, searchTexts } from './searchTexts';
import type { ToolPage } from '../pages/toolPages';

/** Where the words stand: the page's place in the document, from 0. */
export type PageHit = Hit & { place: number };

const overlaps = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What of the words is found in the pages, and the pages without text; what is covered is not found. */
export function findInPages(
  pages: readonly ToolPage[],
  texts: PageTexts,
  words: string,
): { hits: PageHit[]; pictures: ToolPage[] } {
  const runsOf = (page: ToolPage) =>
    (texts.get(keyOf(page)) ?? []).filter(
      ({ area }) => !page.covers?.some((cover) => overlaps(area, cover)),
    );
  return {
    hits: pages.flatMap((page, place) =>
      searchTexts(runsOf(page), words).map((hit) => ({ ...hit, place })),
    ),
    pictures: pages.filter((page) => texts.get(keyOf(page)) === null),
  };
}
