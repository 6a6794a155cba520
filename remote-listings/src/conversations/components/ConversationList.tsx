import { storageUrl } from '@anunturi/shared-auth/firebase';
import { otherParticipant, unreadBy } from '@anunturi/shared-domain/people/conversation';
import { formatAgo } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { isFocusLost } from '@anunturi/shared-ui/keyboard/focusOn';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { useEffect, useRef } from 'react';
import type { Inbox } from '#data/conversations/readConversations';
import { type ConversationView, mergeConversations } from '#domain/conversation';
import { useNow } from '#behaviour/useNow';
import { conversationLink } from '../domain/conversationLink';
import classes from './ConversationList.module.css';

type Props = {
  uid: string;
  inbox: Inbox;
  openId: string | undefined;
  listingId: string | undefined;
  onChange(to: (now: Inbox) => Inbox): void;
};

/** The conversations, newest first. */
export function ConversationList({ uid, inbox, openId, listingId, onChange }: Props) {
  const { busy, run } = useAction(toRomanianMessage);
  const nowMs = useNow();
  const list = useRef<HTMLUListElement>(null);
  const left = useRef(openId);
  useEffect(() => {
    // Who leaves a conversation goes on from its row.
    if (!openId && isFocusLost())
      list.current!.querySelector<HTMLElement>(`[data-row="${left.current}"] a`)?.focus();
    left.current = openId;
  }, [openId]);
  const older = () =>
    run(async () => {
      const { readInbox } = await import(
        /* webpackChunkName: "conversations" */ '#data/conversations/readConversations'
      );
      const last = inbox.conversations.at(-1);
      const { conversations, hasOlder } = await readInbox(
        uid,
        listingId,
        last ? { beforeMs: last.lastMessageAt } : {},
      );
      // What is known is the newer: it came last where both have a conversation.
      onChange((now) => ({
        conversations: mergeConversations(conversations, now.conversations),
        hasOlder,
      }));
    });
  return (
    <>
      {listingId && (
        <p className={classes.filter}>
          Conversații despre „{inbox.conversations[0]?.listingTitle}”.{' '}
          <Link to={links.messages()}>Toate mesajele</Link>
        </p>
      )}
      <ul ref={list} className={classes.list} aria-label="Conversații">
        {inbox.conversations.map((conversation) => (
          <li key={conversation.id} data-row={conversation.id}>
            <ConversationRow
              uid={uid}
              conversation={conversation}
              isOpen={conversation.id === openId}
              nowMs={nowMs}
              to={conversationLink(conversation.id, listingId)}
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

function ConversationRow({
  uid,
  conversation,
  isOpen,
  nowMs,
  to,
}: {
  uid: string;
  conversation: ConversationView;
  isOpen: boolean;
  nowMs: number;
  to: string;
}) {
  const unread = isOpen ? 0 : unreadBy(conversation, uid);
  return (
    <Link
      to={to}
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Photo
        {...(conversation.listingThumbPath && { src: storageUrl(conversation.listingThumbPath) })}
        alt=""
        ratio="1 / 1"
        width={480}
        height={360}
        rounded
      />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>{otherParticipant(conversation, uid).name}</span>
          <span className={classes.when}>
            {formatAgo(conversation.lastMessageAt, Math.max(nowMs, conversation.lastMessageAt))}
          </span>
        </span>
        <span className={classes.listing}>
          {conversation.listingTitle}
          {conversation.sellerId === uid && <span className={classes.mine}> · anunțul meu</span>}
        </span>
        <span className={classes.last}>
          <span className={classes.text}>
            {conversation.lastSenderId === uid && 'Dvs.: '}
            {conversation.lastText}
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
