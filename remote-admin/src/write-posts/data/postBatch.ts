import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { DocumentSnapshot } from 'firebase/firestore/lite';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';

/** Who writes. */
export type Author = { uid: string; name: string };

/**
 * What a save does beside the content: nothing, or it shows the post from a moment on (`now` by the database's
 * clock), or takes it back.
 */
export type PostAct =
  { kind: 'keep' } | { kind: 'publish'; at: 'now' | Date } | { kind: 'unpublish' };

type Batch = ReturnType<Awaited<ReturnType<typeof openFirestore>>['writeBatch']>;

/** Deletes a stored post in the batch, with its log entry. */
export async function addDeletion(
  batch: Batch,
  stored: DocumentSnapshot,
  { title, author }: { title: string; author: Author },
): Promise<void> {
  const { db, doc, serverTimestamp } = await openFirestore();
  const slug = stored.id;
  const createdAt = stored.get('createdAt') as { toMillis(): number };
  const entry = {
    actorId: author.uid,
    action: 'postDeleted',
    targetKind: 'blogPost',
    targetId: slug,
    targetTitle: title,
    at: serverTimestamp(),
  };
  batch.set(
    doc(
      db,
      documentPaths.moderationLog,
      `postDeleted_${slug}_${createdAt.toMillis()}_${String(stored.get('version'))}`,
    ),
    entry,
  );
  batch.delete(doc(db, documentPaths.blogPost(slug)));
}

/** Adds the log entry of an act to the batch; its id goes on the post. */
export async function addLog(
  batch: Batch,
  { act, slug, title, author }: { act: PostAct; slug: string; title: string; author: Author },
): Promise<string> {
  const { collection, db, doc, serverTimestamp } = await openFirestore();
  const entry = doc(collection(db, documentPaths.moderationLog));
  const action = act.kind === 'unpublish' ? 'postUnpublished' : 'postPublished';
  batch.set(entry, {
    actorId: author.uid,
    action,
    targetKind: 'blogPost',
    targetId: slug,
    targetTitle: title,
    at: serverTimestamp(),
  });
  return entry.id;
}

/** The rules refuse a save that does not follow the stored version; a second look tells that from a missing right. */
export async function commitPost(batch: Batch, slug: string, version: number): Promise<void> {
  try {
    await batch.commit();
  } catch (error) {
    const code = firebaseCode(error);
    if (code !== 'permission-denied' && code !== 'not-found' && code !== 'failed-precondition')
      throw error;
    if ((await versionOf(slug)) !== version)
      throw new MarketError('changedElsewhere', undefined, { cause: error });
    throw error;
  }
}

/** The version stored now, or null. */
export async function versionOf(slug: string): Promise<number | null> {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, documentPaths.blogPost(slug)));
  return found.exists() ? Number(found.get('version')) : null;
}
