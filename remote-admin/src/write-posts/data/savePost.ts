import { openFirestore } from '@anunturi/shared-auth/firebase';
import { picturesOf, toPostTokens, toReadingMinutes } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { EditedPost, PostContent } from '../domain/editedPost';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { type Author, type PostAct, addDeletion, addLog, commitPost, versionOf } from './postBatch';

export type { Author, PostAct };

export type PostSave = {
  /** As last read; null for a post that is not stored yet. */
  stored: Pick<EditedPost, 'slug' | 'version'> | null;
  /** Whose name a post brought back bears; otherwise that of its writer. */
  authorName?: string;
  slug: string;
  content: PostContent;
  act: PostAct;
  author: Author;
};

/**
 * Saves a post: a new one, the next version of a stored one, or (another slug) a move that leaves a redirect behind.
 * @throws MarketError changedElsewhere (somebody saved meanwhile; nothing is written), slugTaken, notAllowed, offline, unavailable
 */
export function savePost(save: PostSave): Promise<{ slug: string; version: number }> {
  return withMarketErrors(async () => {
    const { stored, slug } = save;
    if (stored && stored.slug === slug) return update(save, stored.version);
    if (await exists(slug)) throw new MarketError('slugTaken');
    return stored ? move(save, stored) : create(save);
  });
}

async function update(
  { slug, content, act, author }: PostSave,
  version: number,
): Promise<{ slug: string; version: number }> {
  const { db, deleteField, doc, serverTimestamp, writeBatch } = await openFirestore();
  const batch = writeBatch(db);
  const log =
    act.kind === 'keep' ? null : await addLog(batch, { act, slug, title: content.title, author });
  batch.update(doc(db, documentPaths.blogPost(slug)), {
    ...toFields(content),
    cover: content.cover ?? deleteField(),
    ...(act.kind === 'publish' && {
      status: 'published',
      publishedAt: act.at === 'now' ? serverTimestamp() : act.at,
    }),
    ...(act.kind === 'unpublish' && { status: 'draft', publishedAt: deleteField() }),
    ...(log && { logId: log }),
    version: version + 1,
    updatedAt: serverTimestamp(),
  });
  await commitPost(batch, slug, version);
  return { slug, version: version + 1 };
}

async function create({
  slug,
  content,
  act,
  author,
  authorName = author.name,
}: PostSave): Promise<{ slug: string; version: number }> {
  const { db, doc, serverTimestamp, writeBatch } = await openFirestore();
  const batch = writeBatch(db);
  const published = act.kind === 'publish';
  const logId = published
    ? await addLog(batch, { act, slug, title: content.title, author })
    : undefined;
  batch.set(doc(db, documentPaths.blogPost(slug)), {
    ...toFields(content),
    ...(content.cover && { cover: content.cover }),
    status: published ? 'published' : 'draft',
    ...(published && { publishedAt: act.at === 'now' ? serverTimestamp() : act.at, logId }),
    authorId: author.uid,
    authorName,
    version: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  await batch.commit();
  return { slug, version: 1 };
}

/** The post under its new address, a redirect at the old one (unless nobody ever saw it there), and the old document gone: one batch. */
async function move(
  { slug, content, act, author }: PostSave,
  stored: Pick<EditedPost, 'slug' | 'version'>,
): Promise<{ slug: string; version: number }> {
  const { db, doc, getDoc, serverTimestamp, writeBatch } = await openFirestore();
  const before = await getDoc(doc(db, documentPaths.blogPost(stored.slug)));
  if (before.get('version') !== stored.version) throw new MarketError('changedElsewhere');
  const wasPublished = before.get('status') === 'published';
  const published = act.kind === 'publish' || (act.kind === 'keep' && wasPublished);
  const moment = act.kind === 'publish' && act.at !== 'now' ? act.at : undefined;
  const publishedAt: unknown =
    act.kind === 'publish' ? (moment ?? serverTimestamp()) : before.get('publishedAt');
  const batch = writeBatch(db);
  const logId = published
    ? await addLog(batch, {
        act: { kind: 'publish', at: 'now' },
        slug,
        title: content.title,
        author,
      })
    : undefined;
  batch.set(doc(db, documentPaths.blogPost(slug)), {
    ...toFields(content),
    ...(content.cover && { cover: content.cover }),
    status: published ? 'published' : 'draft',
    ...(published && { publishedAt, logId }),
    authorId: author.uid,
    authorName: String(before.get('authorName')),
    version: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  batch.delete(doc(db, documentPaths.blogRedirect(slug)));
  // Going public and coming back are logged on the post: one without a log entry has never been out.
  if (before.get('logId') !== undefined)
    batch.set(doc(db, documentPaths.blogRedirect(stored.slug)), { slug, at: serverTimestamp() });
  await addDeletion(batch, before, { title: content.title, author });
  await commitPost(batch, stored.slug, stored.version);
  return { slug, version: 1 };
}

/** Deletes a post with its log entry. @throws MarketError changedElsewhere, notAllowed, offline, unavailable */
export function deletePost(
  { slug, version, title }: { slug: string; version: number; title: string },
  author: Author,
): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc, writeBatch } = await openFirestore();
    const stored = await getDoc(doc(db, documentPaths.blogPost(slug)));
    if (stored.get('version') !== version) throw new MarketError('changedElsewhere');
    const batch = writeBatch(db);
    await addDeletion(batch, stored, { title, author });
    await commitPost(batch, slug, version);
  });
}

/** The version stored now, or null when the post is gone. @throws MarketError offline, unavailable, notAllowed */
export function readPostVersion(slug: string): Promise<number | null> {
  return withMarketErrors(() => versionOf(slug));
}

async function exists(slug: string): Promise<boolean> {
  return (await versionOf(slug)) !== null;
}

function toFields(content: PostContent) {
  const { title, excerpt, bodyHtml, tags } = content;
  return {
    title,
    excerpt,
    bodyHtml,
    tags,
    pictures: picturesOf(content),
    searchTokens: toPostTokens(content),
    readingMinutes: Math.min(toReadingMinutes(bodyHtml), 500),
  };
}
