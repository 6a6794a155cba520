import type {
  ContactMessage,
  ContactStatus,
} from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { act } from '../../data/act';

type Message = Pick<ContactMessage, 'id' | 'subject'>;

/** Changes where a message stands, its note, or both; an empty note is removed. */
export const changeContactMessage = (
  message: Message,
  { status, note }: { status?: ContactStatus; note?: string },
): Promise<void> =>
  act(({ batch, firestore, log, now, remove }) => {
    const logId = log({
      action: 'contactMessageChanged',
      targetKind: 'contactMessage',
      targetId: message.id,
      targetTitle: message.subject,
      text: status,
    });
    const fields = {
      ...(status && { status }),
      ...(note !== undefined && { note: note || remove }),
    };
    batch.update(firestore.doc(firestore.db, documentPaths.contactMessages, message.id), {
      ...fields,
      updatedAt: now,
      logId,
    });
  });

/** Deletes a message for good; the log keeps that it was done. */
export const deleteContactMessage = (message: Message): Promise<void> =>
  act(({ batch, firestore, log }) => {
    log(
      { action: 'contactMessageDeleted', targetKind: 'contactMessage', targetId: message.id },
      `contactMessageDeleted_${message.id}`,
    );
    batch.delete(firestore.doc(firestore.db, documentPaths.contactMessages, message.id));
  });
