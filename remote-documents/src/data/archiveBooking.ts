import { openFirestore } from '@anunturi/shared-auth/firebase';
import { getSession } from '@anunturi/shared-auth/session';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

type Transaction = import('firebase/firestore/lite').Transaction;
type Reference = import('firebase/firestore/lite').DocumentReference;

/** Who is signed in. @throws MarketError `signInNeeded` */
export function ownUid(): string {
  const session = getSession();
  if (session.state !== 'signedIn') throw new MarketError('signInNeeded');
  return session.user.uid;
}

/** One change of the archive: the entry and the bytes in use move together, as the rules demand. @throws MarketError `quotaFull` */
export async function book(
  uid: string,
  id: string,
  bytes: number,
  write: (transaction: Transaction, entry: Reference) => unknown,
): Promise<void> {
  const { db, doc, runTransaction } = await openFirestore();
  const usage = doc(db, documentPaths.archiveUsage(uid));
  await runTransaction(db, async (transaction) => {
    const before = await transaction.get(usage);
    const usedBytes = Math.max(0, (before.exists() ? Number(before.data().usedBytes) : 0) + bytes);
    if (usedBytes > ARCHIVE_QUOTA_BYTES) throw new MarketError('quotaFull');
    write(transaction, doc(db, documentPaths.archive(uid), id));
    transaction.set(usage, { usedBytes, lastEntryId: id });
  });
}

/** Takes an entry away and gives its bytes back; one that is gone already (another tab, another device) is left alone. */
export async function unbook(uid: string, id: string, bytes: number): Promise<void> {
  const { db, doc, getDoc } = await openFirestore();
  const entry = await getDoc(doc(db, documentPaths.archive(uid), id));
  if (entry.exists())
    await book(uid, id, -bytes, (transaction, reference) => transaction.delete(reference));
}
