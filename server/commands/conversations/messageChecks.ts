import * as z from 'zod/mini';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

const messageTextSchema = z.object({ text: messageSchema.shape.text });

/** The text of a message as it is kept. @throws Refusal invalidInput */
export const readMessageText = (given: string): string =>
  parseFields(messageTextSchema, { text: given.trim() }).text;

/** @throws Refusal blockedByRecipient when the recipient takes no messages from the sender, or is there no more */
export async function refuseUnwanted(
  senderId: string,
  recipientId: string,
  store: Store,
): Promise<void> {
  const block = documentPaths.block(recipientId, senderId);
  const account = documentPaths.user(recipientId);
  const deleted = documentPaths.deletedAccount(recipientId);
  await store.readAhead([block, account, deleted]);
  if (await store.read(block)) refuse('blockedByRecipient');
  const isClosing = (await store.read(account))?.closingAt !== undefined;
  if (isClosing || (await store.read(deleted)))
    refuse('blockedByRecipient', 'Acest cont a fost șters: nu i se mai poate scrie.');
}
