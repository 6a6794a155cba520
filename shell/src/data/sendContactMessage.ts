import { openFirestore } from '@anunturi/shared-auth/firebase';

/** What a visitor writes to the operator. */
export type NewContactMessage = { name: string; email: string; subject: string; message: string };

/** Keeps a message for the operator; only administrators can read it back. Rejects when it was not kept. */
export async function sendContactMessage(message: NewContactMessage): Promise<void> {
  const { addDoc, collection, db, serverTimestamp } = await openFirestore();
  await addDoc(collection(db, 'contactMessages'), { ...message, status: 'new', createdAt: serverTimestamp() });
}
