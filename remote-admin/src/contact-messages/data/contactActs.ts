import { callCommand } from '@anunturi/shared-auth/callCommand';
import type {
  ContactMessage,
  ContactStatus,
} from '@anunturi/shared-domain/moderation/contactMessage';

type Message = Pick<ContactMessage, 'id'>;

/** Changes where a message stands, its note, or both; an empty note is removed. */
export async function changeContactMessage(
  { id }: Message,
  change: { status?: ContactStatus; note?: string },
): Promise<void> {
  await callCommand('changeContactMessage', { messageId: id, ...change });
}

/** Answers a message by e-mail. @throws MarketError changedElsewhere (somebody answered it), offline, unavailable */
export async function answerContactMessage({ id }: Message, text: string): Promise<void> {
  await callCommand('answerContactMessage', { messageId: id, text });
}

/** Deletes a message for good; the log keeps that it was done. */
export async function deleteContactMessage({ id }: Message): Promise<void> {
  await callCommand('deleteContactMessage', { messageId: id });
}
