import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** Whether a message that the sender's device named came before. @throws Refusal invalidInput when the name is the other person's */
export async function hasArrived(
  { conversationId, messageId }: { conversationId: string; messageId: string },
  uid: string,
  store: Store,
): Promise<boolean> {
  const arrived = await store.read(documentPaths.message(conversationId, messageId));
  if (arrived && arrived.senderId !== uid) refuse('invalidInput');
  return arrived !== null;
}
