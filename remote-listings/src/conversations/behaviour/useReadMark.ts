import { useEffect, useEffectEvent } from 'react';
import type { ConversationView } from '#domain/conversation';
import { usePageVisible } from './usePageVisible';

type Shown = {
  unread: number;
  /** Of the messages that are shown; none before they are there. */
  newestId: string | undefined;
  onRead(conversationId: string): void;
};

/** Marks a conversation as read once its messages are in sight, and again with each that comes. */
export function useReadMark(
  uid: string,
  conversation: ConversationView,
  { unread, newestId, onRead }: Shown,
): void {
  const isVisible = usePageVisible();
  // The list may have changed while the mark was on its way.
  const confirmRead = useEffectEvent(() => onRead(conversation.id));
  const markShown = useEffectEvent(async () => {
    try {
      const { markRead } = await import(
        /* webpackChunkName: "conversations" */ '#data/conversations/changeConversation'
      );
      await markRead(uid, conversation);
      confirmRead();
    } catch (error) {
      console.warn('The conversation could not be marked as read', error);
    }
  });
  useEffect(() => {
    if (isVisible && unread > 0 && newestId !== undefined) void markShown();
  }, [isVisible, unread, newestId]);
}
