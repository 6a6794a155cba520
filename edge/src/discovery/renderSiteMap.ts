import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitePage, SitePages } from './siteMap';

export const SITE_MAP_PATH = '/sitemap.xml';
/** The parts that the map names. */
export const SITE_MAP_PARTS = '/:part{sitemap-(?:pages|listings|posts)-[0-9]+\\.xml}';

/** Addresses in one part; the protocol allows 50,000 and 50 MB. */
export const PART = 10_000;

/** Addresses with their pictures: no news, other languages or videos. */
const namespaces = { news: false, xhtml: false, image: true, video: false };

/** Parts of the map by path, and what its index says of them. */
export type RenderedParts = {
  files: ReadonlyMap<string, string>;
  index: readonly IndexEntry[];
};

/** Parts of the map as sitemaps.org has them. @throws Error when `siteOrigin` is no http address */
export async function renderParts(
  sitePages: Partial<SitePages>,
  siteOrigin: string,
): Promise<RenderedParts> {
  const files = new Map<string, string>();
  const index: IndexEntry[] = [];
  for (const [name, pages] of Object.entries(sitePages))
    for (let from = 0; from < pages.length; from += PART) {
      const part = pages.slice(from, from + PART);
      const path = `/sitemap-${name}-${from / PART + 1}.xml`;
      files.set(path, await renderPart(part, siteOrigin));
      index.push(indexEntry(siteOrigin + path, part));
    }
  return { files, index };
}

/** What the index says of a part. */
export type IndexEntry = { url: string; lastmod?: string };

export function indexEntry(url: string, part: readonly SitePage[]): IndexEntry {
  const lastmod = part
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1);
  return { url, ...(lastmod && { lastmod }) };
}

/** The index of all parts, with those that are texts, by path. */
export async function renderSiteMap(all: readonly RenderedParts[]): Promise<Map<string, string>> {
  const files = new Map(all.flatMap((each) => [...each.files]));
  const index = all.flatMap((each) => each.index);
  const stream = new SitemapIndexStream();
  files.set(SITE_MAP_PATH, (await streamToPromise(Readable.from(index).pipe(stream))).toString());
  return files;
}

export async function renderPart(pages: readonly SitePage[], siteOrigin: string): Promise<string> {
  const entries = pages.map(({ path, changed, image }) => ({
    url: path,
    lastmod: changed,
    ...(image && { img: [{ url: new URL(image, siteOrigin).href }] }),
  }));
  const stream = new SitemapStream({ hostname: siteOrigin, xmlns: namespaces });
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString();
}
