import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';

/** Whether the other person of a conversation has written in it yet. */
export async function hasAnswered(
  conversationId: string,
  otherId: string,
  store: Store,
): Promise<boolean> {
  const messages = `${documentPaths.conversations}/${conversationId}/messages`;
  const found = await store.paths(messages, (all) => all.where('senderId', '==', otherId).limit(1));
  return found.length > 0;
}
