import type { Page } from '../pageModel';

/** Every text of a page in reading order, a line each. */
export function pageTexts(page: Page): string[] {
  return page.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}
