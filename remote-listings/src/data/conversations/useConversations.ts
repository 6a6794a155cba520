import { serverNow } from '@anunturi/shared-auth/serverClock';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ConversationView } from '#domain/conversation';
import type { MessageAllowance } from './readMessageAllowance';
import type { Inbox, Thread } from './readConversations';

const reads = () => import(/* webpackChunkName: "conversations" */ './readConversations');

export const inboxKey = (uid: string, listingId?: string): string =>
  `inbox:${uid}:${listingId ?? ''}`;
export const threadKey = (uid: string, conversationId: string): string =>
  `thread:${uid}:${conversationId}`;
export const blockedKey = (uid: string): string => `blocked:${uid}`;
/** Counted by the server's day, which may turn out to be another than this device's. */
const allowanceKey = (uid: string): string =>
  `messageAllowance:${uid}:${toDayKey(new Date(serverNow()))}`;

export function useInbox(uid: string, listingId?: string): Loadable<Inbox> {
  return useLoad(inboxKey(uid, listingId), async () => (await reads()).readInbox(uid, listingId));
}

export function useConversation(
  uid: string,
  conversationId: string,
): Loadable<ConversationView | null> {
  return useLoad(`conversation:${uid}:${conversationId}`, async () =>
    (await reads()).readConversation(conversationId),
  );
}

export function useThread(uid: string, conversationId: string): Loadable<Thread> {
  return useLoad(threadKey(uid, conversationId), async () =>
    (await reads()).readThread(conversationId),
  );
}

export function useBlockedIds(uid: string): Loadable<string[]> {
  return useLoad(blockedKey(uid), async () =>
    (await import(/* webpackChunkName: "conversations" */ './changeConversation')).readBlockedIds(
      uid,
    ),
  );
}

export function useMessageAllowance(uid: string): Loadable<MessageAllowance> {
  return useLoad(allowanceKey(uid), async () =>
    (
      await import(/* webpackChunkName: "conversations" */ './readMessageAllowance')
    ).readMessageAllowance(uid),
  );
}
