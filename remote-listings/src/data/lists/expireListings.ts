import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

const asked = new Set<string>();

/**
 * Marks listings whose time has run out, as anyone may, so that they leave the lists whose order does not look at the
 * clock. Never fails: another may have been quicker.
 */
export async function noticeExpired(ids: readonly string[]): Promise<void> {
  const fresh = ids.filter((id) => !asked.has(id));
  if (fresh.length === 0) return;
  for (const id of fresh) asked.add(id);
  const { db, doc, serverTimestamp, updateDoc } = await openFirestore();
  await Promise.allSettled(
    fresh.map((id) =>
      updateDoc(doc(db, documentPaths.listing(id)), {
        status: 'expired',
        updatedAt: serverTimestamp(),
      }),
    ),
  );
}
