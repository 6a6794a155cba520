import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { storageAddress } from '@anunturi/shared-contract/site/storageAddress';
import {
  type Listed,
  LISTED_PATH,
  listedAnswerSchema,
} from '@anunturi/shared-domain/search/ListedAnswer';
import { links } from '@anunturi/shared-domain/site/links';
import { HOUSEHOLD_PATH, TAX_SOURCES_PATH } from '@anunturi/shared-domain/tax/taxPages';
import {
  type RestDocument,
  type RestQuery,
  queryFirestore,
} from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import { toPlain } from '@anunturi/shared-domain/site/plainValue';

/** One answer of the database; rules refuse more. */
const BATCH = 200;
const LISTED_LIMIT_MS = 30_000;
/** Rules refuse posts of the future, as the database's clock has it. */
const SKEW_MS = 5000;
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
  links.legalVersions(),
  links.accessibility(),
];

export type SitePage = { path: string; changed?: string | undefined; image?: string };
/** The pages that search engines should know, by what they are. */
export type SitePages = Record<'pages' | 'listings' | 'posts', SitePage[]>;

/** The fixed pages. */
export const staticPages: readonly SitePage[] = staticPaths.map((path) => ({ path }));

/** A listing's page with its first picture. */
export const toListingPage =
  (firebase: FirebaseConfig) =>
  (listing: Listed): SitePage => ({
    path: links.listing(listing),
    changed: new Date(listing.changedAtMs).toISOString(),
    ...(listing.thumbPath && { image: storageAddress(firebase, listing.thumbPath) }),
  });

/** Every live listing as the search names them, part by part. @throws Error when the search does not answer, or was made anew meanwhile */
export async function* readListed(origin: string): AsyncGenerator<Listed[]> {
  let after: string | undefined;
  do {
    const search = after === undefined ? '' : `?after=${after}`;
    const answer = await fetch(`${origin}${LISTED_PATH}${search}`, {
      signal: AbortSignal.timeout(LISTED_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${LISTED_PATH} answered ${answer.status}`);
    const { listings, next } = listedAnswerSchema.parse(await answer.json());
    yield listings;
    after = next;
  } while (after !== undefined);
}

/** Published posts with their covers. @throws Error when the database does not answer */
export async function readPostPages(firebase: FirebaseConfig, now: Date): Promise<SitePage[]> {
  const posts = await readAll(firebase, POSTS_MAX, {
    collectionId: 'blogPosts',
    select: ['updatedAt', 'publishedAt', 'cover'],
    where: [
      { field: 'status', op: 'EQUAL', value: { stringValue: 'published' } },
      {
        field: 'publishedAt',
        op: 'LESS_THAN_OR_EQUAL',
        value: { timestampValue: aMomentBefore(now) },
      },
    ],
    orderBy: 'publishedAt',
  });
  return posts.map(({ id, fields }) => {
    const cover = fields.cover && toPlain(fields.cover);
    return {
      path: links.blogPost(id),
      changed: fields.updatedAt?.timestampValue,
      ...(isStored(cover) && { image: storageAddress(firebase, cover.path) }),
    };
  });
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

/** A moment never ahead of the database's clock. */
const aMomentBefore = (now: Date) => new Date(now.getTime() - SKEW_MS).toISOString();
