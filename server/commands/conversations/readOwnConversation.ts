import { type Conversation, conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** A conversation of the caller. @throws Refusal notFound */
export async function readOwnConversation(
  id: string,
  uid: string,
  store: Store,
): Promise<Conversation> {
  const conversation = await store.get(`${documentPaths.conversations}/${id}`, conversationSchema);
  if (!conversation?.participantIds.includes(uid)) refuse('notFound');
  return { ...conversation, id };
}
