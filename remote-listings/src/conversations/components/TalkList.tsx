import { storageUrl } from '@anunturi/shared-auth/firebase';
import { otherParticipant, unreadBy } from '@anunturi/shared-domain/people/conversation';
import { formatAgo } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { useState } from 'react';
import type { Inbox } from '../../data/conversations/readTalks';
import { type Talk, mergeTalks } from '../../domain/talk';
import { useNow } from '../../components/useNow';
import { talkLink } from '../domain/talkLink';
import classes from './TalkList.module.css';

type Props = {
  uid: string;
  inbox: Inbox;
  openId: string | undefined;
  listingId: string | undefined;
  onOlder(inbox: Inbox): void;
};

/** The conversations, newest first. */
export function TalkList({ uid, inbox, openId, listingId, onOlder }: Props) {
  const [busy, setBusy] = useState(false);
  const nowMs = useNow();
  async function older() {
    setBusy(true);
    try {
      const { readInbox } = await import(
        /* webpackChunkName: "talks" */ '../../data/conversations/readTalks'
      );
      const last = inbox.talks.at(-1);
      const page = await readInbox(uid, listingId, last ? { beforeMs: last.lastMessageAt } : {});
      onOlder({ talks: mergeTalks(inbox.talks, page.talks), hasOlder: page.hasOlder });
    } catch (error) {
      console.error('Older conversations could not be read', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
    }
    setBusy(false);
  }
  return (
    <>
      {listingId && (
        <p className={classes.filter}>
          Conversații despre „{inbox.talks[0]?.listingTitle}”.{' '}
          <Link to={links.messages()}>Toate mesajele</Link>
        </p>
      )}
      <ul className={classes.list} aria-label="Conversații">
        {inbox.talks.map((talk) => (
          <li key={talk.id}>
            <TalkRow
              uid={uid}
              talk={talk}
              isOpen={talk.id === openId}
              nowMs={nowMs}
              to={talkLink(talk.id, listingId)}
            />
          </li>
        ))}
      </ul>
      {inbox.hasOlder && (
        <Button variant="ghost" wide busy={busy} onClick={() => void older()}>
          Conversații mai vechi
        </Button>
      )}
    </>
  );
}

function TalkRow({
  uid,
  talk,
  isOpen,
  nowMs,
  to,
}: {
  uid: string;
  talk: Talk;
  isOpen: boolean;
  nowMs: number;
  to: string;
}) {
  const unread = isOpen ? 0 : unreadBy(talk, uid);
  return (
    <Link
      to={to}
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Photo
        {...(talk.listingThumbPath && { src: storageUrl(talk.listingThumbPath) })}
        alt=""
        ratio="1 / 1"
        width={480}
        height={360}
        rounded
      />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>{otherParticipant(talk, uid).name}</span>
          <span className={classes.when}>
            {formatAgo(talk.lastMessageAt, Math.max(nowMs, talk.lastMessageAt))}
          </span>
        </span>
        <span className={classes.listing}>
          {talk.listingTitle}
          {talk.sellerId === uid && <span className={classes.mine}> · anunțul meu</span>}
        </span>
        <span className={classes.last}>
          <span className={classes.text}>
            {talk.lastSenderId === uid && 'Dvs.: '}
            {talk.lastText}
          </span>
          {unread > 0 && (
            <span className={classes.unread}>
              <span aria-hidden="true">{unread}</span>
              <VisuallyHidden>{plural(unread, 'mesaj necitit', 'mesaje necitite')}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
