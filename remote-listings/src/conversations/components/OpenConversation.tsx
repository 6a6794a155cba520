import { otherParticipant, unreadBy } from '@anunturi/shared-domain/people/conversation';
import { GONE_NAME } from '@anunturi/shared-domain/people/goneName';
import type { LiveNews } from '@anunturi/shared-domain/people/live';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { useState } from 'react';
import type { Thread } from '#data/conversations/readConversations';
import {
  blockedKey,
  threadKey,
  useBlockedIds,
  useMessageAllowance,
  useThread,
} from '#data/conversations/useConversations';
import { type ConversationView, mergeMessages } from '#domain/conversation';
import { usePolling } from '../behaviour/usePolling';
import { useReadMark } from '../behaviour/useReadMark';
import { ConversationFoot } from './ConversationFoot';
import { MessageLog } from './MessageLog';
import { ReportConversationDialog } from './ReportConversationDialog';
import { ConversationHeader } from './ConversationHeader';
import { conversationLink } from '../domain/conversationLink';
import { useLive } from '../behaviour/useLive';
import { useOffers } from '../behaviour/useOffers';
import { useOutbox } from '../behaviour/useOutbox';
import classes from './ConversationPanel.module.css';

const loadReads = () =>
  import(/* webpackChunkName: "conversations" */ '#data/conversations/readConversations');
const loadChanges = () =>
  import(/* webpackChunkName: "conversations" */ '#data/conversations/changeConversation');

/** A conversation that is there, with what happens in it as it happens. */
export function OpenConversation({
  uid,
  conversation,
  listingId,
  onRead,
  onNews,
}: {
  uid: string;
  conversation: ConversationView;
  listingId: string | undefined;
  onRead(conversationId: string): void;
  onNews(news: LiveNews | null): void;
}) {
  const other = otherParticipant(conversation, uid);
  const thread = useThread(uid, conversation.id);
  const blocked = useBlockedIds(uid);
  const allowance = useMessageAllowance(uid);
  const [reporting, setReporting] = useState(false);
  const { busy: busyOlder, run: runOlder } = useAction(toRomanianMessage);
  const { run } = useAction(toRomanianMessage);
  const blockedIds = blocked.state === 'ready' ? blocked.value : [];
  const isBlocked = blockedIds.includes(other.uid);
  const isGone = other.name === GONE_NAME;
  const change = (to: (now: Thread) => Thread) => changeLoaded(threadKey(uid, conversation.id), to);

  async function look() {
    if (thread.state !== 'ready') return thread.reload();
    const { readThread } = await loadReads();
    const known = thread.value.messages;
    const newest = known.at(-1)?.sentAtMs;
    const { messages } = await readThread(
      conversation.id,
      newest === undefined ? {} : { sinceMs: newest },
    );
    if (messages.some(({ id }) => known.every((each) => each.id !== id)))
      change((now) => ({ ...now, messages: mergeMessages(now.messages, messages) }));
  }
  const live = useLive(
    conversation.id,
    thread.state === 'ready' ? (thread.value.messages.at(-1)?.sentAtMs ?? 0) : undefined,
    {
      onMessages: (messages) =>
        change((now) => ({ ...now, messages: mergeMessages(now.messages, messages) })),
      onNews,
    },
  );
  usePolling(async () => {
    if (!live.isLive) await look();
  }, MESSAGE_POLL_SECONDS);
  const outbox = useOutbox(uid, conversation.id, look);
  const offers = useOffers(conversation.id, look);

  const unread = live.counts?.unread ?? unreadBy(conversation, uid);
  const seen = live.counts ?? {
    otherUnread: unreadBy(conversation, other.uid),
    changedAtMs: conversation.changedAt ?? conversation.lastMessageAt,
  };
  const newestId = thread.state === 'ready' ? thread.value.messages.at(-1)?.id : undefined;
  useReadMark(uid, conversation, { unread, newestId, onRead });

  const olderMessages = (value: Thread) =>
    runOlder(async () => {
      const { readThread } = await loadReads();
      const first = value.messages[0];
      const { messages, hasOlder } = await readThread(
        conversation.id,
        first ? { beforeMs: first.sentAtMs } : {},
      );
      change((now) => ({ messages: mergeMessages(messages, now.messages), hasOlder }));
    });
  const setBlock = (next: boolean) =>
    run(async () => {
      const { blockPerson, unblockPerson } = await loadChanges();
      await (next ? blockPerson(other.uid) : unblockPerson(uid, other.uid));
      if (blocked.state !== 'ready') blocked.reload();
      changeLoaded<string[]>(blockedKey(uid), (now) =>
        next ? [...now, other.uid] : now.filter((id) => id !== other.uid),
      );
      showToast(
        next ? `${other.name} nu vă mai poate scrie.` : `${other.name} vă poate scrie din nou.`,
        { about: `block ${other.uid}`, ...(next && { undo: () => void setBlock(false) }) },
      );
    });
  const isFirstAnswer =
    uid === conversation.sellerId &&
    thread.state === 'ready' &&
    outbox.outgoing.length === 0 &&
    thread.value.messages.every(({ senderId }) => senderId !== uid);
  return (
    <section className={classes.panel} aria-label={`Conversația cu ${other.name}`}>
      <ConversationHeader
        uid={uid}
        conversation={conversation}
        backTo={conversationLink(undefined, listingId)}
        isBlocked={isBlocked}
        onBlock={(next) => void setBlock(next)}
        onReport={() => setReporting(true)}
      />
      <LoadState
        of={thread}
        skeleton={
          <div className={classes.loading}>
            <Skeleton lines={6} />
          </div>
        }
        failedTitle="Nu am putut încărca mesajele"
      >
        {(value) => (
          <MessageLog
            conversationId={conversation.id}
            uid={uid}
            otherName={other.name}
            seen={seen}
            isOtherTyping={live.isTyping && !isBlocked}
            thread={value}
            outgoing={outbox.outgoing}
            offers={{
              current: live.counts ? live.counts.offer : conversation.offer,
              busy: offers.busy,
              onAnswer: isBlocked || isGone ? undefined : offers.answer,
            }}
            onOlder={() => void olderMessages(value)}
            busyOlder={busyOlder}
            onResend={outbox.resend}
            onDiscard={outbox.discard}
          />
        )}
      </LoadState>
      <ConversationFoot
        outbox={outbox}
        offers={offers}
        isGone={isGone}
        isBlocked={isBlocked}
        onUnblock={() => void setBlock(false)}
        onTyping={live.tellTyping}
        isFirstAnswer={isFirstAnswer}
        allowance={allowance.state === 'ready' ? allowance.value : undefined}
      />
      {reporting && (
        <ReportConversationDialog
          conversation={conversation}
          uid={uid}
          messages={thread.state === 'ready' ? thread.value.messages : []}
          onClose={() => setReporting(false)}
        />
      )}
    </section>
  );
}
