import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { withClockSkew } from '@anunturi/shared-domain/search/withClockSkew';
import { search } from '#data/lists/search';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readHomeTexts } from '#data/readSettings';
import { memoizeFor } from '#data/memoizeFor';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type HomePost = {
  slug: string;
  title: string;
  excerpt: string;
  publishedAtMs: number;
  readingMinutes: number;
  coverPath?: string;
  coverAlt?: string;
};

/** What the home page shows: newest vehicles and services, latest posts, the administrator's words. */
export type Home = {
  vehicles: ListingCard[];
  services: ListingCard[];
  posts: HomePost[];
  texts: { title?: string; text?: string };
  nowMs: number;
};

const VEHICLES = 8;
const SERVICES = 6;
const POSTS = 3;
const POSTS_KEEP_MS = 60 * 1000;

/** The home page's first data; without its posts or texts when those cannot be had. */
export async function readHome(): Promise<Home> {
  const [vehicles, services, posts, texts] = await Promise.all([
    search({ filters: { kind: 'vehicle', withPhoto: true }, limit: VEHICLES }),
    search({ filters: { kind: 'service' }, limit: SERVICES }),
    orElse(readLatestPosts(), []),
    orElse(readHomeTexts(), {}),
  ]);
  return {
    vehicles: vehicles.cards,
    services: services.cards,
    posts,
    texts,
    nowMs: vehicles.nowMs,
  };
}

/** The market is shown even when what stands around it cannot be read. */
async function orElse<T>(reading: Promise<T>, instead: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    console.error('A part of the home page could not be read', error);
    return instead;
  }
}

const readLatestPosts = memoizeFor(POSTS_KEEP_MS, () =>
  withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await openFirestore();
    const ask = (until: Date) =>
      getDocs(
        query(
          collection(db, documentPaths.blogPosts),
          where('status', '==', 'published'),
          where('publishedAt', '<=', until),
          orderBy('publishedAt', 'desc'),
          limit(POSTS),
        ),
      );
    const found = await withClockSkew(ask, (error) => firebaseCode(error) === 'permission-denied');
    return parseDocuments<BlogPostFields>(blogPostSchema, found.docs).map((post): HomePost => ({
      slug: post.id,
      title: post.title,
      excerpt: post.excerpt,
      publishedAtMs: post.publishedAt!.getTime(),
      readingMinutes: post.readingMinutes,
      ...(post.cover && { coverPath: post.cover.path, coverAlt: post.cover.alt }),
    }));
  }),
);
