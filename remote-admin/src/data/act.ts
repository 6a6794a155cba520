import { openFirestore } from '@anunturi/shared-auth/firebase';
import { getSession } from '@anunturi/shared-auth/session';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { ModerationLogEntryFields } from '@anunturi/shared-domain/moderation/moderationLog';
import type { FieldValue, WriteBatch } from 'firebase/firestore/lite';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** What the log keeps of an act; the actor and the moment are added. */
type LogNote = Omit<ModerationLogEntryFields, 'actorId' | 'at'>;

export type Act = {
  batch: WriteBatch;
  firestore: Awaited<ReturnType<typeof openFirestore>>;
  /** The signed-in administrator. */
  actorId: string;
  now: FieldValue;
  remove: FieldValue;
  /** Puts an entry into the log, in this batch; answers its id, which the target carries as `logId`. */
  log(note: LogNote, id?: string): string;
};

/**
 * One act of the signed-in administrator: everything `write` puts into the batch, log entries included, is stored together or not at all.
 * @throws MarketError signInNeeded, notAllowed (the rules refused it), notFound, offline, unavailable
 */
export function act(write: (act: Act) => void): Promise<void> {
  return withMarketErrors(async () => {
    const firestore = await openFirestore();
    const actorId = getSession().user?.uid;
    if (!actorId) throw new MarketError('signInNeeded');
    const batch = firestore.writeBatch(firestore.db);
    const now = firestore.serverTimestamp();
    const entries = firestore.collection(firestore.db, documentPaths.moderationLog);
    const log = ({ targetTitle, ground, text, ...note }: LogNote, id?: string) => {
      const entry = id ? firestore.doc(entries, id) : firestore.doc(entries);
      batch.set(entry, {
        ...note,
        ...(targetTitle && { targetTitle: targetTitle.slice(0, 200) }),
        ...(ground && { ground }),
        ...(text && { text: text.slice(0, 2000) }),
        actorId,
        at: now,
      });
      return entry.id;
    };
    write({ batch, firestore, actorId, now, remove: firestore.deleteField(), log });
    await batch.commit();
  });
}
