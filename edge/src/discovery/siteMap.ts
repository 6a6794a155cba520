import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { storageAddress } from '@anunturi/shared-contract/site/storageAddress';
import { links } from '@anunturi/shared-domain/site/links';
import { HOUSEHOLD_PATH, TAX_SOURCES_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { listPagesOf } from './listPagesOf';
import {
  type RestDocument,
  type RestQuery,
  queryFirestore,
} from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import { toPlain } from '@anunturi/shared-auth/firestore-rest/plainValue';

/** One answer of the database; rules refuse more. */
const BATCH = 200;
/** The newest listings named; older ones are found through the lists. */
const LISTINGS_MAX = 50_000;
const POSTS_MAX = 1000;

const staticPaths = [
  links.home(),
  links.allListings(),
  links.calculator(),
  TAX_SOURCES_PATH,
  HOUSEHOLD_PATH,
  links.contracts(),
  links.blog(),
  links.contact(),
  links.privacy(),
  links.terms(),
  links.accessibility(),
];

export type SitePage = { path: string; changed?: string | undefined; image?: string };
/** The pages that search engines should know, by what they are. */
export type SitePages = Record<'pages' | 'listings' | 'posts', SitePage[]>;

/**
 * The fixed pages, the lists that hold something, live listings with their first picture, published posts.
 * @throws Error when the database does not answer
 */
export async function readSitePages(firebase: FirebaseConfig, now: Date): Promise<SitePages> {
  const [listings, posts] = await Promise.all([
    readAll(firebase, LISTINGS_MAX, {
      collectionId: 'listings',
      select: [
        'slug',
        'updatedAt',
        'expiresAt',
        'photos',
        'kind',
        'categoryId',
        'localityId',
        'vehicle.make',
        'vehicle.model',
      ],
      where: [
        { field: 'status', op: 'EQUAL', value: { stringValue: 'active' } },
        { field: 'expiresAt', op: 'GREATER_THAN', value: { timestampValue: now.toISOString() } },
      ],
      orderBy: 'expiresAt',
    }),
    readAll(firebase, POSTS_MAX, {
      collectionId: 'blogPosts',
      select: ['updatedAt', 'publishedAt', 'cover'],
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
  const page = (path: string, { fields }: RestDocument, picture: unknown): SitePage => ({
    path,
    changed: fields.updatedAt?.timestampValue,
    ...(isStored(picture) && { image: storageAddress(firebase, picture.path) }),
  });
  return {
    pages: [...staticPaths.map((path) => ({ path })), ...listPagesOf(listings)],
    listings: listings.map((listing) => {
      const { slug, photos } = listing.fields;
      const path = links.listing({ slug: slug?.stringValue ?? '', id: listing.id });
      return page(path, listing, photos?.arrayValue?.values?.slice(0, 1).map(toPlain)[0]);
    }),
    posts: posts.map((post) =>
      page(links.blogPost(post.id), post, post.fields.cover && toPlain(post.fields.cover)),
    ),
  };
}

const isStored = (picture: unknown): picture is { path: string } =>
  typeof (picture as { path?: unknown } | undefined)?.path === 'string';

async function readAll(
  firebase: FirebaseConfig,
  max: number,
  query: Omit<RestQuery, 'limit' | 'after'>,
): Promise<RestDocument[]> {
  const found: RestDocument[] = [];
  while (found.length < max) {
    const last = found.at(-1);
    const after = last && { value: last.fields[query.orderBy], name: last.name };
    const batch = await queryFirestore(firebase, { ...query, limit: BATCH, after });
    found.push(...batch);
    if (batch.length < BATCH) break;
  }
  return found;
}

/** A moment never ahead of the database's clock, in whole minutes. */
function aMinuteBefore(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 60_000).toISOString();
}
