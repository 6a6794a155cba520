import { MESSAGE_MAX } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { useOnline } from '@anunturi/shared-ui/device/useOnline';
import { HandCoins } from '@anunturi/shared-ui/icons/HandCoins';
import { SendHorizontal } from '@anunturi/shared-ui/icons/SendHorizontal';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ConfirmEmailFirst } from '#components/ConfirmEmailFirst';
import type { MessageAllowance } from '#data/conversations/readMessageAllowance';
import { quickAnswers } from '#domain/conversation';
import type { useOffers } from '../behaviour/useOffers';
import type { Outbox } from '../behaviour/useOutbox';
import { usePhotoToSend } from '../behaviour/usePhotoToSend';
import { AddPhotoButton } from './AddPhotoButton';
import { OfferForm } from './OfferForm';
import { PhotoToSendLine } from './PhotoToSendLine';
import classes from './Composer.module.css';

/** From so few on, how many messages are left today is said. */
const FEW_LEFT = 20;

/** The field for the next message. Enter sends where there is a keyboard, Shift with Enter makes a new line. */
export function Composer({
  outbox,
  offers,
  onTyping,
  isFirstAnswer,
  allowance,
}: {
  outbox: Outbox;
  offers: Pick<ReturnType<typeof useOffers>, 'busy' | 'make'>;
  /** Whether the person writes now. */
  onTyping(isTyping: boolean): void;
  /** A seller answers a question for the first time: what is usually said is offered. */
  isFirstAnswer: boolean;
  allowance: MessageAllowance | undefined;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const online = useOnline();
  const [asksForSum, setAsksForSum] = useState(false);
  const text = outbox.draft.trim();

  const { photo, take, drop, release } = usePhotoToSend();
  const canSend = photo === undefined ? text !== '' : photo.state === 'ready';

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (canSend && outbox.draft.length <= MESSAGE_MAX) outbox.send(text, release()); // the field says what is too long
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches // keys on a screen: Enter is the only way to a new line
    )
      return;
    event.preventDefault();
    send();
  }
  if (allowance?.blocked) {
    return (
      <div className={classes.composer}>
        <Notice tone="bad">
          Contul dumneavoastră este suspendat și nu poate trimite mesaje. Motivele și cum contestați
          sunt în <Link to={links.dashboard()}>Contul meu</Link>.
        </Notice>
      </div>
    );
  }
  return (
    <>
      <form className={classes.composer} onSubmit={send}>
        <ConfirmEmailFirst to="trimiteți mesaje" />
        {isFirstAnswer && outbox.draft === '' && (
          <ul className={classes.quick} aria-label="Răspunsuri rapide">
            {quickAnswers.map((answer) => (
              <li key={answer}>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    outbox.write(answer);
                    field.current?.focus();
                  }}
                >
                  {answer}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.line}>
          <AddPhotoButton
            onPhoto={(file) => {
              take(file);
              field.current?.focus();
            }}
          />
          <Button
            variant="ghost"
            icon={<HandCoins size={20} />}
            aria-label="Faceți o ofertă"
            onClick={() => setAsksForSum(true)}
          >
            <span className={classes.word}>Faceți o ofertă</span>
          </Button>
          <TextArea
            ref={field}
            label="Mesajul dumneavoastră"
            labelHidden
            rows={2}
            maxLength={MESSAGE_MAX}
            value={outbox.draft}
            placeholder="Scrieți un mesaj"
            onChange={({ target: { value } }) => {
              outbox.write(value);
              onTyping(value.trim() !== '');
            }}
            onKeyDown={press}
            className={classes.field}
          />
          <Button
            type="submit"
            icon={<SendHorizontal size={20} />}
            aria-disabled={!canSend}
            aria-label="Trimiteți"
          >
            <span className={classes.word}>Trimiteți</span>
          </Button>
        </div>
        {photo && <PhotoToSendLine photo={photo} onRetry={() => take(photo.file)} onDrop={drop} />}
        <p className={classes.note}>
          {!online &&
            'Sunteți offline: mesajul se trimite când aveți conexiune, și dacă închideți pagina. '}
          {allowance &&
            allowance.left <= FEW_LEFT &&
            `Azi mai puteți trimite ${plural(allowance.left, 'mesaj', 'mesaje')} (${allowance.isNew ? 'limita conturilor noi' : 'limita pe zi'}).`}
        </p>
      </form>
      {asksForSum && (
        <OfferForm
          busy={offers.busy}
          onOffer={(offer) =>
            void offers.make(offer).then((isMade) => isMade && setAsksForSum(false))
          }
          onClose={() => setAsksForSum(false)}
        />
      )}
    </>
  );
}
