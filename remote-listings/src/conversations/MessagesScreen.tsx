import { useSession } from '@anunturi/shared-auth/session';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Skeleton, SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { Inbox } from '../data/conversations/readTalks';
import { inboxKey, useInbox } from '../data/conversations/useTalks';
import { mergeTalks } from '../domain/talk';
import { usePolling } from './components/usePolling';
import { TalkList } from './components/TalkList';
import { TalkPanel } from './components/TalkPanel';
import classes from './MessagesScreen.module.css';

/** Route `/mesaje-primite`: conversations by listing; the open one stands in the address (`?conversatie=`). */
export function MessagesScreen() {
  useTitle('Mesaje');
  const session = useSession();
  if (session.state !== 'signedIn') return <Skeleton lines={8} />;
  return <Messages uid={session.user.uid} />;
}

function Messages({ uid }: { uid: string }) {
  const params = new URLSearchParams(useNavState().location.search);
  const openId = params.get('conversatie') ?? undefined;
  const listingId = /^[A-Za-z0-9]{20}$/.exec(params.get('anunt') ?? '')?.[0];
  const inbox = useInbox(uid, listingId);
  const show = (next: Inbox) => setLoaded(inboxKey(uid, listingId), next);
  usePolling(async () => {
    if (inbox.state !== 'ready') return inbox.reload();
    const { readInbox } = await import(
      /* webpackChunkName: "talks" */ '../data/conversations/readTalks'
    );
    const newest = inbox.value.talks[0]?.lastMessageAt;
    const fresh = await readInbox(uid, listingId, newest === undefined ? {} : { sinceMs: newest });
    if (fresh.talks.some((talk) => !isKnown(inbox.value, talk.lastMessageId)))
      show({ ...inbox.value, talks: mergeTalks(inbox.value.talks, fresh.talks) });
  }, MESSAGE_POLL_SECONDS);

  return (
    <div className={classes.page} data-open={openId !== undefined || undefined}>
      <h1 className={classes.title}>Mesaje</h1>
      <div className={classes.list}>
        <LoadState
          of={inbox}
          skeleton={<SkeletonRows count={5} />}
          failedTitle="Nu am putut încărca mesajele"
        >
          {(value) =>
            value.talks.length === 0 ? (
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
              <TalkList
                uid={uid}
                inbox={value}
                openId={openId}
                listingId={listingId}
                onOlder={show}
              />
            )
          }
        </LoadState>
      </div>
      <div className={classes.thread}>
        {openId ? (
          <TalkPanel
            key={openId}
            uid={uid}
            conversationId={openId}
            listingId={listingId}
            known={
              inbox.state === 'ready'
                ? inbox.value.talks.find((talk) => talk.id === openId)
                : undefined
            }
            onRead={(id) =>
              inbox.state === 'ready' &&
              show({
                ...inbox.value,
                talks: inbox.value.talks.map((talk) =>
                  talk.id === id
                    ? { ...talk, [uid === talk.sellerId ? 'unreadBySeller' : 'unreadByBuyer']: 0 }
                    : talk,
                ),
              })
            }
          />
        ) : (
          <p className={classes.hint}>Alegeți o conversație din listă.</p>
        )}
      </div>
    </div>
  );
}

const isKnown = (inbox: Inbox, messageId: string) =>
  inbox.talks.some((talk) => talk.lastMessageId === messageId);
