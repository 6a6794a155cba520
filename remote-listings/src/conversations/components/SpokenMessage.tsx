import {
  formatClock,
  formatDate,
  formatLongDate,
} from '@anunturi/shared-domain/formats/formatDate';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { ShieldExclamationPoint } from '@anunturi/shared-ui/icons/ShieldExclamationPoint';
import { type ConversationMessage, hasLink } from '#domain/conversation';
import { type OfferActs, OfferLine } from './OfferLine';
import classes from './MessageLog.module.css';

/** A message that arrived, on the side of the person who wrote it. */
export function SpokenMessage({
  message,
  before,
  isMine,
  isSeen,
  otherName,
  isReplaced,
  offers,
}: {
  message: ConversationMessage;
  before: ConversationMessage | undefined;
  isMine: boolean;
  /** Whether the other person has read it. */
  isSeen: boolean;
  otherName: string;
  /** Of an offer: whether there is a newer one. */
  isReplaced: boolean;
  offers: OfferActs;
}) {
  const startsDay =
    before === undefined || formatDate(before.sentAtMs) !== formatDate(message.sentAtMs);
  return (
    <>
      {startsDay && <li className={classes.day}>{formatLongDate(message.sentAtMs)}</li>}
      <li className={classes.message} data-mine={isMine || undefined}>
        <VisuallyHidden>{isMine ? 'Dumneavoastră:' : `${otherName}:`}</VisuallyHidden>
        <p className={classes.text}>{message.text}</p>
        {message.offer && (
          <OfferLine
            messageId={message.id}
            offer={message.offer}
            isMine={isMine}
            isReplaced={isReplaced}
            {...offers}
          />
        )}
        {!isMine && hasLink(message.text) && (
          <p className={classes.warning}>
            <ShieldExclamationPoint size={16} aria-hidden="true" /> Mesajul conține o adresă de
            internet. Nu o deschideți dacă vi se cer plăți, parole sau date de card.
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
