import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { EditedPost, PostContent } from '../domain/editedPost';

/** Who writes. */
export type Author = { uid: string; name: string };

/**
 * What a save does beside the content: nothing, or it shows the post from a moment on (`now` by the server's
 * clock), or takes it back.
 */
export type PostAct =
  | { kind: 'keep' }
  | { kind: 'publish'; at: 'now' | Date }
  | { kind: 'unpublish' };

export type PostSave = {
  /** As last read; null for a post that is not stored yet. */
  stored: Pick<EditedPost, 'slug' | 'version'> | null;
  /** Whose name a post brought back bears; otherwise that of its writer. */
  authorName?: string;
  slug: string;
  content: PostContent;
  act: PostAct;
};

/**
 * Saves a post: a new one, the next version of a stored one, or (another slug) a move that leaves a redirect behind.
 * @throws MarketError changedElsewhere (somebody saved meanwhile; nothing is written), slugTaken, notAllowed, offline, unavailable
 */
export function savePost({
  stored,
  slug,
  content: { title, excerpt, bodyHtml, tags, cover },
  act,
  authorName,
}: PostSave): Promise<{ slug: string; version: number }> {
  return callCommand('savePost', {
    stored: stored && { slug: stored.slug, version: stored.version },
    slug,
    content: { title, excerpt, bodyHtml, tags, ...(cover && { cover }) },
    act: toInput(act),
    ...(authorName !== undefined && { authorName }),
  });
}

function toInput(act: PostAct) {
  if (act.kind !== 'publish') return act;
  return { kind: act.kind, ...(act.at !== 'now' && { atMs: act.at.getTime() }) };
}

/** Deletes a post. @throws MarketError changedElsewhere, notAllowed, offline, unavailable */
export async function deletePost({
  slug,
  version,
}: Pick<EditedPost, 'slug' | 'version'>): Promise<void> {
  await callCommand('deletePost', { slug, version });
}

/** The version stored now, or null when the post is gone. @throws MarketError offline, unavailable, notAllowed */
export function readPostVersion(slug: string): Promise<number | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.blogPost(slug)));
    return found.exists() ? Number(found.get('version')) : null;
  });
}
