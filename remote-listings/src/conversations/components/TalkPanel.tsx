import { otherParticipant, unreadBy } from '@anunturi/shared-domain/people/conversation';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Thread } from '../../data/conversations/readTalks';
import {
  blockedKey,
  threadKey,
  useBlockedIds,
  useMessageAllowance,
  useTalk,
  useThread,
} from '../../data/conversations/useTalks';
import { type Talk, mergeMessages } from '../../domain/talk';
import { usePageVisible } from './usePageVisible';
import { usePolling } from './usePolling';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { ReportTalkDialog } from './ReportTalkDialog';
import { TalkHeader } from './TalkHeader';
import { talkLink } from '../domain/talkLink';
import { useOutbox } from './useOutbox';
import classes from './TalkPanel.module.css';

const loadReads = () =>
  import(/* webpackChunkName: "talks" */ '../../data/conversations/readTalks');
const loadChanges = () =>
  import(/* webpackChunkName: "talks" */ '../../data/conversations/changeTalk');

type Props = {
  uid: string;
  conversationId: string;
  listingId: string | undefined;
  known: Talk | undefined;
  onRead(conversationId: string): void;
};

/** One conversation: who and about what, its messages, and the field for the next one. */
export function TalkPanel({ uid, conversationId, listingId, known, onRead }: Props) {
  const loaded = useTalk(uid, conversationId);
  const talk = known ?? (loaded.state === 'ready' ? (loaded.value ?? undefined) : undefined);
  if (!talk && loaded.state === 'ready') {
    return (
      <EmptyState
        title="Conversația nu există"
        action={<ButtonLink to={talkLink(undefined, listingId)}>Înapoi la mesaje</ButtonLink>}
      >
        Poate ați intrat cu alt cont decât cel care a scris.
      </EmptyState>
    );
  }
  if (!talk) return <LoadState of={loaded}>{() => <Skeleton lines={6} />}</LoadState>;
  return <OpenTalk uid={uid} talk={talk} listingId={listingId} onRead={onRead} />;
}

function OpenTalk({
  uid,
  talk,
  listingId,
  onRead,
}: {
  uid: string;
  talk: Talk;
  listingId: string | undefined;
  onRead(conversationId: string): void;
}) {
  const other = otherParticipant(talk, uid);
  const thread = useThread(uid, talk.id);
  const blocked = useBlockedIds(uid);
  const allowance = useMessageAllowance(uid);
  const [reporting, setReporting] = useState(false);
  const [busyOlder, setBusyOlder] = useState(false);
  const blockedIds = blocked.state === 'ready' ? blocked.value : [];
  const isBlocked = blockedIds.includes(other.uid);
  const show = (next: Thread) => setLoaded(threadKey(uid, talk.id), next);

  async function look() {
    if (thread.state !== 'ready') return thread.reload();
    const { readThread } = await loadReads();
    const newest = thread.value.messages.at(-1)?.sentAtMs;
    const fresh = await readThread(talk.id, newest === undefined ? {} : { sinceMs: newest });
    if (
      fresh.messages.some(
        (message) => !thread.value.messages.some((each) => each.id === message.id),
      )
    )
      show({ ...thread.value, messages: mergeMessages(thread.value.messages, fresh.messages) });
  }
  usePolling(look, MESSAGE_POLL_SECONDS);
  const outbox = useOutbox(uid, talk.id, talk, look);

  const unread = unreadBy(talk, uid);
  const newestId = thread.state === 'ready' ? thread.value.messages.at(-1)?.id : undefined;
  const isVisible = usePageVisible();
  // The list may have changed while the mark was on its way.
  const confirmRead = useEffectEvent(() => onRead(talk.id));
  const markShown = useEffectEvent(async () => {
    try {
      const { markRead } = await loadChanges();
      await markRead(uid, talk);
      confirmRead();
    } catch (error) {
      console.warn('The conversation could not be marked as read', error);
    }
  });
  useEffect(() => {
    if (isVisible && unread > 0 && newestId !== undefined) void markShown();
  }, [isVisible, unread, newestId]);

  async function olderMessages(value: Thread) {
    setBusyOlder(true);
    try {
      const { readThread } = await loadReads();
      const first = value.messages[0];
      const page = await readThread(talk.id, first ? { beforeMs: first.sentAtMs } : {});
      show({ messages: mergeMessages(page.messages, value.messages), hasOlder: page.hasOlder });
    } catch (error) {
      console.error('Older messages could not be read', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
    }
    setBusyOlder(false);
  }
  async function setBlock(next: boolean) {
    const list = next ? [...blockedIds, other.uid] : blockedIds.filter((id) => id !== other.uid);
    try {
      const { blockPerson, unblockPerson } = await loadChanges();
      await (next ? blockPerson : unblockPerson)(uid, other.uid);
      setLoaded(blockedKey(uid), list);
      showToast(
        next ? `${other.name} nu vă mai poate scrie.` : `${other.name} vă poate scrie din nou.`,
        next ? { undo: () => void setBlock(false) } : {},
      );
    } catch (error) {
      console.error('The block could not be changed', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
    }
  }
  return (
    <section className={classes.panel} aria-label={`Conversația cu ${other.name}`}>
      <TalkHeader
        uid={uid}
        talk={talk}
        backTo={talkLink(undefined, listingId)}
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
            uid={uid}
            otherName={other.name}
            thread={value}
            outgoing={outbox.outgoing}
            onOlder={() => void olderMessages(value)}
            busyOlder={busyOlder}
            onResend={outbox.resend}
            onDiscard={outbox.discard}
          />
        )}
      </LoadState>
      {isBlocked ? (
        <div className={classes.foot}>
          <Notice
            tone="warn"
            action={
              <Button size="small" variant="secondary" onClick={() => void setBlock(false)}>
                Deblochează
              </Button>
            }
          >
            Ați blocat această persoană: nu vă mai poate scrie despre niciun anunț.
          </Notice>
        </div>
      ) : (
        <Composer
          outbox={outbox}
          role={uid === talk.sellerId ? 'seller' : 'buyer'}
          allowance={allowance.state === 'ready' ? allowance.value : undefined}
        />
      )}
      {reporting && (
        <ReportTalkDialog
          talk={talk}
          uid={uid}
          messages={thread.state === 'ready' ? thread.value.messages : []}
          onClose={() => setReporting(false)}
        />
      )}
    </section>
  );
}
