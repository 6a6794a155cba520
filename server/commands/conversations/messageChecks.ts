import * as z from 'zod/mini';
import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../../app/parseFields';
import { Refusal, refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { keepWordRefusal } from '../../decisions/keepWordRefusal';
import { readBannedWords } from '../../texts/readBannedWords';

const messageTextSchema = z.object({ text: messageSchema.shape.text });

/** The text of a message as it is kept; the refusal of a word is a decision. @throws Refusal invalidInput, bannedWords */
export async function readMessageText(
  given: string,
  senderId: string,
  store: Store,
): Promise<string> {
  const { text } = parseFields(messageTextSchema, { text: given.trim() });
  const [banned] = findBannedWords(text, await readBannedWords(senderId, store));
  if (banned !== undefined) {
    const words = `Mesajul conține un cuvânt care nu este permis: „${banned}”.`;
    const kept = keepWordRefusal({ where: 'message', words: [banned] });
    throw new Refusal('bannedWords', words, { text: words }, kept);
  }
  return text;
}

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
