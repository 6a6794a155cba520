import { findDocuments, orderValue } from '@anunturi/shared-auth/firestore/findDocuments';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import type { Cursor, Order } from '@anunturi/shared-auth/firestore/readPage';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  toQueryToken,
  toQueryWords,
  tokensMatch,
} from '@anunturi/shared-domain/search/searchTokens';
import type { EditedPost, PostRow, PostState } from '../domain/editedPost';
import type { SafeHtml } from '../domain/safeHtml';

export type PostListQuery = { state?: PostState; search?: string; after?: string };
/** A page of posts; `next` is where the following one begins. */
export type PostList = { rows: PostRow[]; next?: string; nowMs: number };

const PAGE_SIZE = 20;
/** The database looks up one word of a search; of what it finds, so many are sifted for a page by the other words. */
const SIFTED_MAX = 100;

/**
 * Posts of any state, last changed first (scheduled ones: soonest first), with all the words asked for.
 * @throws MarketError notAllowed, offline, unavailable
 */
export function findPosts(
  { state, search, after }: PostListQuery,
  size: number = PAGE_SIZE,
): Promise<PostList> {
  return withMarketErrors(async () => {
    const nowMs = serverNow();
    const words = toQueryWords(search ?? '').sort((a, b) => b.length - a.length);
    const read = words.length > 1 ? SIFTED_MAX : size;
    const found = await query(state, words[0], after, read + 1, nowMs);
    const matching = found
      .slice(0, read)
      .filter((each) =>
        tokensMatch((each.get('searchTokens') as string[] | undefined) ?? [], words),
      );
    const shown = matching.slice(0, size);
    const lastRead = found.length > read ? found[read - 1] : undefined;
    const last = matching.length > size ? shown.at(-1) : lastRead;
    return {
      rows: shown.flatMap((each) => toRow(each) ?? []),
      ...(last && { next: toCursor(last, state) }),
      nowMs,
    };
  });
}

function orderOf(state: PostState | undefined): Order {
  if (state === 'scheduled') return ['publishedAt', 'asc'];
  if (state === 'published') return ['publishedAt', 'desc'];
  return ['updatedAt', 'desc'];
}

function query(
  state: PostState | undefined,
  word: string | undefined,
  after: string | undefined,
  size: number,
  nowMs: number,
): Promise<Cursor[]> {
  const cursor = /^(\d+)\.(.+)$/.exec(after ?? '');
  return findDocuments({
    path: documentPaths.blogPosts,
    filters: [
      ...(word ? [['searchTokens', 'array-contains', toQueryToken(word)] as const] : []),
      ...(state ? [['status', '==', state === 'draft' ? 'draft' : 'published'] as const] : []),
      ...(state === 'scheduled' ? [['publishedAt', '>', new Date(nowMs)] as const] : []),
      ...(state === 'published' ? [['publishedAt', '<=', new Date(nowMs)] as const] : []),
    ],
    order: orderOf(state),
    after: cursor ? { value: new Date(Number(cursor[1])), id: cursor[2]! } : undefined,
    size,
  });
}

const toCursor = (found: Cursor, state: PostState | undefined): string =>
  `${orderValue(found, orderOf(state)[0])}.${found.id}`;

function toRow(snapshot: Cursor): PostRow | null {
  const post = parseDocument<BlogPostFields>(blogPostSchema, snapshot);
  return post && describe(post);
}

/** A post for its editor; null where there is none. Its text is as stored: sanitised again before it is edited. */
export async function readPost(
  slug: string,
): Promise<(Omit<EditedPost, 'bodyHtml'> & { bodyHtml: string | SafeHtml }) | null> {
  const post = await readDocument<BlogPostFields>(documentPaths.blogPost(slug), blogPostSchema);
  if (!post) return null;
  const { bodyHtml, cover } = post;
  return { ...describe({ ...post, id: slug }), bodyHtml, ...(cover && { cover }) };
}

/** What a list and the editor say of a post. */
function describe(post: BlogPostFields & { id: string }): PostRow {
  const { id: slug, version, title, excerpt, tags, status, authorName } = post;
  return {
    slug,
    version,
    title,
    excerpt,
    tags,
    status,
    authorName,
    updatedAtMs: post.updatedAt.getTime(),
    ...(post.publishedAt && { publishedAtMs: post.publishedAt.getTime() }),
  };
}
