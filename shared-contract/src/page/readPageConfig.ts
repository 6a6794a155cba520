import type { PageConfig } from './pageConfigSchema';

/** The element that carries the page's configuration as JSON. */
export const PAGE_CONFIG_ID = 'page-config';

/** The configuration that came with the page, trusted as the HTML server made it; null in a page made by something else. */
export function readPageConfig(page: Document = document): PageConfig | null {
  const text = page.getElementById(PAGE_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as PageConfig) : null;
}
