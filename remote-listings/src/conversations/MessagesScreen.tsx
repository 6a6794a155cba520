import {
  CONVERSATION_PARAM,
  LISTING_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { NEWS_EVENT, type WaitingNews } from '@anunturi/shared-contract/page/newsEvent';
import { useSession } from '@anunturi/shared-auth/session';
import type { LiveNews } from '@anunturi/shared-domain/people/live';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Skeleton, SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { MessagesSquare } from '@anunturi/shared-ui/icons/MessagesSquare';
import { useRef } from 'react';
import type { Inbox } from '#data/conversations/readConversations';
import { inboxKey, useInbox } from '#data/conversations/useConversations';
import { asRead, mergeConversations } from '#domain/conversation';
import { usePolling } from './behaviour/usePolling';
import { ConversationList } from './components/ConversationList';
import { ConversationPanel } from './components/ConversationPanel';
import classes from './MessagesScreen.module.css';

/** Route `/mesaje-primite`: conversations by listing; the open one stands in the address (`?conversatie=`). */
export function MessagesScreen() {
  const session = useSession();
  if (session.state !== 'signedIn') return <Skeleton lines={8} />;
  return <Messages uid={session.user.uid} />;
}

function Messages({ uid }: { uid: string }) {
  const params = new URLSearchParams(useNavState().location.search);
  const openId = params.get(CONVERSATION_PARAM) ?? undefined;
  const listingId = /^[A-Za-z0-9]{20}$/.exec(params.get(LISTING_PARAM) ?? '')?.[0];
  const inbox = useInbox(uid, listingId);
  const open =
    inbox.state === 'ready' ? inbox.value.conversations.find(({ id }) => id === openId) : undefined;
  // Nothing to choose from: what is said of that has the whole width.
  const isAlone =
    inbox.state === 'failed' || (inbox.state === 'ready' && inbox.value.conversations.length === 0);
  const change = (to: (now: Inbox) => Inbox) => changeLoaded(inboxKey(uid, listingId), to);
  const isTold = useRef(false);
  function takeNews(news: LiveNews | null) {
    isTold.current = news !== null;
    const detail: WaitingNews | null = news && { messages: news.messages, notices: news.notices };
    window.dispatchEvent(new CustomEvent(NEWS_EVENT, { detail }));
    const fresh = (news?.conversations ?? [])
      .filter((each) => listingId === undefined || each.listingId === listingId)
      .map((each) => (each.id === openId ? asRead(each, uid) : each));
    if (fresh.length > 0)
      change((now) => ({ ...now, conversations: mergeConversations(now.conversations, fresh) }));
  }
  usePolling(async () => {
    if (isTold.current) return;
    if (inbox.state !== 'ready') return inbox.reload();
    const { readInbox } = await import(
      /* webpackChunkName: "conversations" */ '#data/conversations/readConversations'
    );
    const newest = inbox.value.conversations[0]?.lastMessageAt;
    const { conversations } = await readInbox(
      uid,
      listingId,
      newest === undefined ? {} : { sinceMs: newest },
    );
    if (conversations.length > 0)
      change((now) => ({
        ...now,
        conversations: mergeConversations(now.conversations, conversations),
      }));
  }, MESSAGE_POLL_SECONDS);

  return (
    <div
      className={classes.page}
      data-open={openId !== undefined || undefined}
      data-alone={(isAlone && openId === undefined) || undefined}
    >
      <h1 className={classes.title}>Mesaje</h1>
      <div className={classes.list}>
        <LoadState
          of={inbox}
          skeleton={<SkeletonRows count={5} />}
          failedTitle="Nu am putut încărca mesajele"
        >
          {(value) =>
            value.conversations.length === 0 ? (
              <EmptyState
                title={listingId ? 'Nicio conversație la acest anunț' : 'Nu aveți încă mesaje'}
                icon={<MessagesSquare strokeWidth={1.5} />}
                action={
                  <ButtonLink to={listingId ? links.messages() : links.allListings()}>
                    {listingId ? 'Toate mesajele' : 'Vedeți anunțurile'}
                  </ButtonLink>
                }
              >
                Când scrieți unui vânzător sau cineva vă scrie despre un anunț, conversația apare
                aici.
              </EmptyState>
            ) : (
              <ConversationList
                uid={uid}
                inbox={value}
                openId={openId}
                listingId={listingId}
                onChange={change}
              />
            )
          }
        </LoadState>
      </div>
      <div className={classes.thread}>
        {openId ? (
          <ConversationPanel
            key={openId}
            uid={uid}
            conversationId={openId}
            listingId={listingId}
            known={open}
            onNews={takeNews}
            onRead={(id) =>
              change((now) => ({
                ...now,
                conversations: now.conversations.map((conversation) =>
                  conversation.id === id ? asRead(conversation, uid) : conversation,
                ),
              }))
            }
          />
        ) : (
          <NoneOpen isHinted={!isAlone} />
        )}
      </div>
    </div>
  );
}

function NoneOpen({ isHinted }: { isHinted: boolean }) {
  useTitle('Mesaje');
  return isHinted && <p className={classes.hint}>Alegeți o conversație din listă.</p>;
}
