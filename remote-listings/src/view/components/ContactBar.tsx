import { Button } from '@anunturi/shared-ui/actions/Button';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import { useId } from 'react';
import { PhoneButton } from './PhoneButton';
import { useRevealedPhone } from '../behaviour/useRevealedPhone';
import { WhatsAppButton } from './WhatsAppButton';
import classes from './ContactBar.module.css';

export const MESSAGE_FORM_ID = 'mesaj';

const readyTexts = {
  call: 'Numărul de telefon este afișat.',
  whatsApp: 'Conversația WhatsApp este gata de deschis.',
};

type Contacted = { id: string; title: string; hasPhone: boolean; hasWhatsApp?: true | undefined };

/** The ways to the seller; below the size of a desktop they stay at the bottom edge of the window. */
export function ContactBar({ listing }: { listing: Contacted }) {
  const phone = useRevealedPhone({ listingId: listing.id });
  const errorId = useId();
  function write() {
    const form = document.getElementById(MESSAGE_FORM_ID);
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('textarea, a')?.focus({ preventScroll: true });
  }
  return (
    <>
      <div className={classes.bar} data-bottom-bar data-ways={listing.hasWhatsApp && 3}>
        {listing.hasPhone && <PhoneButton {...phone} errorId={errorId} />}
        {listing.hasWhatsApp && <WhatsAppButton listing={listing} phone={phone} />}
        <Button
          variant={listing.hasPhone ? 'secondary' : 'primary'}
          size="large"
          wide
          icon={<MessageCircle size={20} />}
          className={classes.write}
          onClick={write}
        >
          Mesaj
        </Button>
        {listing.hasPhone && (
          <div className={classes.problem}>
            <FieldError id={errorId}>
              {phone.asked.state === 'hidden' && phone.asked.error}
            </FieldError>
          </div>
        )}
      </div>
      {listing.hasPhone && (
        <VisuallyHidden role="status">
          {phone.asked.state === 'shown' && readyTexts[phone.asked.act]}
        </VisuallyHidden>
      )}
    </>
  );
}
