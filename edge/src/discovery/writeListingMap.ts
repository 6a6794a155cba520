import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { packWell } from '../pages/pageBytes';
import { createListPages } from './createListPages';
import { indexEntry, type IndexEntry, PART, renderPart } from './renderSiteMap';
import { readListed, type SitePage, staticPages, toListingPage } from './siteMap';

/** The parts of the map that name listings and their lists: packed, each in a file. */
export type ListingMap = {
  folder: string;
  /** By path (`/sitemap-listings-1.xml`). */
  etags: ReadonlyMap<string, string>;
  index: readonly IndexEntry[];
};

/** The file of a part. */
export const fileOf = (folder: string, path: string): string => join(folder, `${path.slice(1)}.br`);

/**
 * Writes the map of listings into a folder, a part at a time as the search names them: no more than one is held, however many there are.
 * @throws Error when the search does not answer
 */
export async function writeListingMap(
  folder: string,
  { firebase, siteOrigin }: { firebase: FirebaseConfig; siteOrigin: string },
): Promise<ListingMap> {
  const etags = new Map<string, string>();
  const index: IndexEntry[] = [];
  const counts = { listings: 0, pages: 0 };
  async function write(name: keyof typeof counts, pages: readonly SitePage[]): Promise<void> {
    counts[name] += 1;
    const path = `/sitemap-${name}-${counts[name]}.xml`;
    const { br, etag } = await packWell(await renderPart(pages, siteOrigin));
    await writeFile(fileOf(folder, path), br);
    etags.set(path, etag);
    index.push(indexEntry(siteOrigin + path, pages));
  }
  await mkdir(folder, { recursive: true });
  const lists = createListPages();
  for await (const listings of readListed(firebase.emulatorOrigin ?? siteOrigin)) {
    lists.take(listings);
    if (listings.length > 0) await write('listings', listings.map(toListingPage(firebase)));
  }
  const pages = [...staticPages, ...lists.pages()];
  for (let from = 0; from < pages.length; from += PART)
    await write('pages', pages.slice(from, from + PART));
  return { folder, etags, index };
}
