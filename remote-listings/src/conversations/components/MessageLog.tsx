import { PHOTO_TEXT } from '@anunturi/shared-domain/people/message';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { ShieldExclamationPoint } from '@anunturi/shared-ui/icons/ShieldExclamationPoint';
import { useEffect, useRef } from 'react';
import type { Thread } from '#data/conversations/readConversations';
import type { OutgoingMessage } from '#domain/conversation';
import { useWarnings } from '../behaviour/useWarnings';
import type { OfferActs } from './OfferLine';
import { SpokenMessage } from './SpokenMessage';
import classes from './MessageLog.module.css';

type Props = {
  conversationId: string;
  uid: string;
  otherName: string;
  /** How many messages the other person had not read, and when that was so. */
  seen: { otherUnread: number; changedAtMs: number };
  isOtherTyping: boolean;
  thread: Thread;
  outgoing: readonly OutgoingMessage[];
  offers: OfferActs;
  onOlder(): void;
  busyOlder: boolean;
  onResend(message: OutgoingMessage): void;
  onDiscard(id: string): void;
};

/** The messages of a conversation, the newest at the bottom and in sight. */
export function MessageLog({
  conversationId,
  uid,
  otherName,
  seen,
  isOtherTyping,
  thread,
  outgoing,
  offers,
  onOlder,
  busyOlder,
  onResend,
  onDiscard,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const warningOf = useWarnings();
  const waiting = outgoing.filter(
    (each) => !thread.messages.some((message) => message.id === each.id),
  );
  const mine = thread.messages.filter(({ senderId }) => senderId === uid);
  const known = mine.filter(({ sentAtMs }) => sentAtMs <= seen.changedAtMs);
  const read = new Set(
    known.slice(0, Math.max(0, known.length - seen.otherUnread)).map(({ id }) => id),
  );
  const newestOffer = thread.messages.findLast(({ offer }) => offer !== undefined)?.id;
  const newest = waiting.at(-1)?.id ?? thread.messages.at(-1)?.id;
  const lastState = waiting.at(-1)?.state; // what it says below the message needs room
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [newest, lastState, warningOf]);
  return (
    <div ref={box} className={classes.log} role="log" aria-label="Mesaje" tabIndex={0}>
      {thread.hasOlder && (
        <Button variant="ghost" size="small" busy={busyOlder} onClick={onOlder}>
          Mesaje mai vechi
        </Button>
      )}
      <p className={classes.advice}>
        <ShieldExclamationPoint size={16} aria-hidden="true" /> Nu trimiteți bani înainte de a vedea
        bunul și nu scrieți aici date de card sau coduri primite prin SMS.
      </p>
      <Stack as="ol" gap={2}>
        {thread.messages.map((message, at) => (
          <SpokenMessage
            key={message.id}
            conversationId={conversationId}
            message={message}
            before={thread.messages[at - 1]}
            isMine={message.senderId === uid}
            otherName={otherName}
            isSeen={read.has(message.id)}
            isReplaced={message.id !== newestOffer}
            warning={message.senderId === uid ? undefined : warningOf?.(message.text)}
            offers={offers}
          />
        ))}
        {waiting.map((message) => (
          <li key={message.id} className={classes.message} data-mine data-state={message.state}>
            {message.previewUrl && (
              <img
                src={message.previewUrl}
                alt="Fotografia pe care o trimiteți"
                className={classes.preview}
              />
            )}
            {(message.text || !message.previewUrl) && (
              <p className={classes.text}>{message.text || PHOTO_TEXT}</p>
            )}
            {message.state === 'sending' ? (
              <p className={classes.when}>Se trimite…</p>
            ) : (
              <div
                className={classes.failed}
                role={message.state === 'waiting' ? 'status' : 'alert'}
              >
                <p>
                  {message.state === 'waiting'
                    ? 'Se trimite când aveți conexiune. La delogare se șterge.'
                    : (message.problem ?? 'Nu a fost trimis.')}
                </p>
                {message.state !== 'refused' && (
                  <Button size="small" variant="secondary" onClick={() => onResend(message)}>
                    Trimiteți din nou
                  </Button>
                )}
                <Button size="small" variant="ghost" onClick={() => onDiscard(message.id)}>
                  Renunțați la mesaj
                </Button>
              </div>
            )}
          </li>
        ))}
      </Stack>
      {isOtherTyping && <p className={classes.when}>{`${otherName} scrie…`}</p>}
    </div>
  );
}
