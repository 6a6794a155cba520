import { openFirestore } from '@anunturi/shared-auth/firebase';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';

/** What a visitor writes to the operator. */
export type NewContactMessage = { name: string; email: string; subject: string; message: string };

/**
 * Keeps a message for the operator; only administrators can read it back. The same batch counts it for the day, which is
 * how the rules keep a flood out. Rejects when the message was not kept.
 */
export async function sendContactMessage(message: NewContactMessage): Promise<void> {
  const { collection, db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
  const kept = doc(collection(db, 'contactMessages'));
  const batch = writeBatch(db);
  batch.set(kept, { ...message, status: 'new', createdAt: serverTimestamp() });
  batch.set(
    doc(db, 'publicUsage', toDayKey(new Date())),
    { contactMessages: increment(1), reports: increment(0), lastContactMessageId: kept.id },
    { merge: true },
  );
  await batch.commit();
}
