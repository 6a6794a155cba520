import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blogPost';
import { documentPaths } from '@anunturi/shared-domain/documentPaths';
import { foldDiacritics } from '@anunturi/shared-domain/romanianText';
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { EditedPost, PostRow, PostState } from '../../domain/posts/editedPost';
import type { SafeHtml } from '../../domain/posts/safeHtml';
import { parseDocument } from '../parseDocument';
import { withMarketErrors } from '../toMarketError';

export type PostListQuery = { state?: PostState; search?: string; after?: string };
/** A page of posts; `partial` when a search stopped before the end. */
export type PostList = { rows: PostRow[]; next?: string; partial?: true; nowMs: number };

const PAGE_SIZE = 20;
/** A search by words looks through this many of the latest posts: there is no index of their words. */
const SEARCHED_MAX = 200;

/** Posts of any state, last changed first (scheduled ones: soonest first). @throws MarketError notAllowed, offline, unavailable */
export function findPosts({ state, search, after }: PostListQuery, size: number = PAGE_SIZE): Promise<PostList> {
  return withMarketErrors(async () => {
    const nowMs = Date.now();
    const words = foldDiacritics(search ?? '').split(/\s+/).filter(Boolean);
    const read = words.length > 0 ? SEARCHED_MAX : size;
    const found = await query(state, after, read + 1, nowMs);
    const more = found.length > read;
    const rows = found.slice(0, read).flatMap((each) => {
      const row = toRow(each);
      return row && words.every((word) => foldDiacritics(`${row.title} ${row.excerpt} ${row.tags.join(' ')}`).includes(word)) ? [row] : [];
    });
    if (words.length > 0) return { rows, ...(more && { partial: true as const }), nowMs };
    const last = found.slice(0, read).at(-1);
    return { rows, ...(more && last && { next: toCursor(last, state) }), nowMs };
  });
}

const orderOf = (state: PostState | undefined) =>
  state === 'scheduled' ? ({ field: 'publishedAt', direction: 'asc' } as const) : state === 'published' ? ({ field: 'publishedAt', direction: 'desc' } as const) : ({ field: 'updatedAt', direction: 'desc' } as const);

async function query(state: PostState | undefined, after: string | undefined, size: number, nowMs: number): Promise<QueryDocumentSnapshot[]> {
  const { Timestamp, collection, db, documentId, getDocs, limit, orderBy, query: makeQuery, startAfter, where } = await openFirestore();
  const { field, direction } = orderOf(state);
  const cursor = /^(\d+)\.(.+)$/.exec(after ?? '');
  const found = await getDocs(
    makeQuery(
      collection(db, documentPaths.blogPosts),
      ...(state ? [where('status', '==', state === 'draft' ? 'draft' : 'published')] : []),
      ...(state === 'scheduled' ? [where('publishedAt', '>', new Date(nowMs))] : state === 'published' ? [where('publishedAt', '<=', new Date(nowMs))] : []),
      orderBy(field, direction),
      orderBy(documentId(), direction),
      ...(cursor ? [startAfter(Timestamp.fromMillis(Number(cursor[1])), cursor[2])] : []),
      limit(size),
    ),
  );
  return found.docs;
}

function toCursor(snapshot: QueryDocumentSnapshot, state: PostState | undefined): string {
  const at = snapshot.get(orderOf(state).field) as { toMillis(): number };
  return `${at.toMillis()}.${snapshot.id}`;
}

function toRow(snapshot: QueryDocumentSnapshot): PostRow | null {
  const post = parseDocument<BlogPostFields>(blogPostSchema, snapshot);
  if (!post) return null;
  const { id: slug, version, title, excerpt, tags, status, publishedAt, updatedAt, authorName } = post;
  return { slug, version, title, excerpt, tags, status, updatedAtMs: updatedAt.getTime(), authorName, ...(publishedAt && { publishedAtMs: publishedAt.getTime() }) };
}

/** A post for its editor; null where there is none. Its text is as stored: sanitised again before it is edited. */
export function readPost(slug: string): Promise<(Omit<EditedPost, 'bodyHtml'> & { bodyHtml: string | SafeHtml }) | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.blogPost(slug)));
    const post = found.exists() ? parseDocument<BlogPostFields>(blogPostSchema, found) : null;
    if (!post) return null;
    const { version, title, excerpt, bodyHtml, tags, cover, status, publishedAt, updatedAt, authorName } = post;
    return { slug, version, title, excerpt, bodyHtml, tags, status, authorName, updatedAtMs: updatedAt.getTime(), ...(cover && { cover }), ...(publishedAt && { publishedAtMs: publishedAt.getTime() }) };
  });
}
