import {
  formatClock,
  formatDate,
  formatLongDate,
} from '@anunturi/shared-domain/formats/formatDate';
import { PHOTO_TEXT } from '@anunturi/shared-domain/people/message';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { ShieldExclamationPoint } from '@anunturi/shared-ui/icons/ShieldExclamationPoint';
import type { ConversationMessage } from '#domain/conversation';
import { type OfferActs, OfferLine } from './OfferLine';
import { MessagePhotoView } from './MessagePhotoView';
import classes from './MessageLog.module.css';

/** A message that arrived, on the side of the person who wrote it. */
export function SpokenMessage({
  conversationId,
  message,
  before,
  isMine,
  isSeen,
  otherName,
  isReplaced,
  warning,
  offers,
}: {
  conversationId: string;
  message: ConversationMessage;
  before: ConversationMessage | undefined;
  isMine: boolean;
  /** Whether the other person has read it. */
  isSeen: boolean;
  otherName: string;
  /** Of an offer: whether there is a newer one. */
  isReplaced: boolean;
  /** What its reader is told of it. */
  warning: string | undefined;
  offers: OfferActs;
}) {
  const startsDay =
    before === undefined || formatDate(before.sentAtMs) !== formatDate(message.sentAtMs);
  return (
    <>
      {startsDay && <li className={classes.day}>{formatLongDate(message.sentAtMs)}</li>}
      <li className={classes.message} data-mine={isMine || undefined}>
        <VisuallyHidden>{isMine ? 'Dumneavoastră:' : `${otherName}:`}</VisuallyHidden>
        {message.photo && (
          <MessagePhotoView
            conversationId={conversationId}
            senderId={message.senderId}
            text={message.text}
            photo={message.photo}
          />
        )}
        {!(message.photo && message.text === PHOTO_TEXT) && (
          <p className={classes.text}>{message.text}</p>
        )}
        {message.offer && (
          <OfferLine
            messageId={message.id}
            offer={message.offer}
            isMine={isMine}
            isReplaced={isReplaced}
            {...offers}
          />
        )}
        {warning !== undefined && (
          <p className={classes.warning}>
            <ShieldExclamationPoint size={16} aria-hidden="true" /> {warning}
          </p>
        )}
        <p className={classes.when}>
          {formatClock(message.sentAtMs)}
          {isMine && (isSeen ? ' · Citit' : ' · Trimis')}
        </p>
      </li>
    </>
  );
}
