import { Readable } from 'node:stream';
import { KIND_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { links } from '@anunturi/shared-domain/site/links';
import { SitemapStream, streamToPromise } from 'sitemap';
import { type RestDocument, type RestQuery, aMinuteBefore, queryFirestore } from './queryFirestore';

/** One answer of the database; rules refuse more. */
const BATCH = 200;
/** The newest listings named; older ones are found through the lists. */
const LISTINGS_MAX = 2000;
const POSTS_MAX = 1000;

const staticPaths = [
  links.home(),
  links.allListings(),
  links.allListings(`${KIND_PARAM}=masini`),
  links.allListings(`${KIND_PARAM}=servicii`),
  links.calculator(),
  links.contracts(),
  links.blog(),
  links.contact(),
  links.privacy(),
  links.terms(),
  links.accessibility(),
];

export type SitePage = { path: string; changed?: string };

/**
 * The pages that search engines should know: the fixed ones, live listings, published posts.
 * @throws Error when the database does not answer
 */
export async function readSitePages(firebase: FirebaseConfig, now: Date): Promise<SitePage[]> {
  const [listings, posts] = await Promise.all([
    readAll(firebase, LISTINGS_MAX, {
      collectionId: 'listings',
      select: ['slug', 'updatedAt', 'expiresAt'],
      where: [
        { field: 'status', op: 'EQUAL', value: { stringValue: 'active' } },
        { field: 'expiresAt', op: 'GREATER_THAN', value: { timestampValue: now.toISOString() } },
      ],
      orderBy: 'expiresAt',
    }),
    readAll(firebase, POSTS_MAX, {
      collectionId: 'blogPosts',
      select: ['updatedAt', 'publishedAt'],
      where: [
        { field: 'status', op: 'EQUAL', value: { stringValue: 'published' } },
        {
          field: 'publishedAt',
          op: 'LESS_THAN_OR_EQUAL',
          value: { timestampValue: aMinuteBefore(now) },
        },
      ],
      orderBy: 'publishedAt',
    }),
  ]);
  const changed = ({ fields }: RestDocument) => fields.updatedAt?.timestampValue;
  return [
    ...staticPaths.map((path) => ({ path })),
    ...listings.map((listing) => ({
      path: links.listing({ slug: listing.fields.slug?.stringValue ?? '', id: listing.id }),
      changed: changed(listing),
    })),
    ...posts.map((post) => ({ path: links.blogPost(post.id), changed: changed(post) })),
  ];
}

async function readAll(
  firebase: FirebaseConfig,
  max: number,
  query: Omit<RestQuery, 'limit' | 'after'>,
): Promise<RestDocument[]> {
  const found: RestDocument[] = [];
  while (found.length < max) {
    const batch = await queryFirestore(firebase, { ...query, limit: BATCH, after: found.at(-1) });
    found.push(...batch);
    if (batch.length < BATCH) break;
  }
  return found;
}

/** The pages as sitemaps.org has them. @throws Error when `siteOrigin` is no http address */
export async function renderSiteMap(
  pages: readonly SitePage[],
  siteOrigin: string,
): Promise<string> {
  const entries = pages.map(({ path, changed }) => ({ url: path, lastmod: changed }));
  const map = new SitemapStream({ hostname: siteOrigin, xmlns: plainNamespace });
  return (await streamToPromise(Readable.from(entries).pipe(map))).toString();
}

/** Addresses alone: no news, images or videos. */
const plainNamespace = { news: false, xhtml: false, image: false, video: false };
