import { romanianMessage } from './romanianMessage';
import { formatPhone, phoneLink } from '@anunturi/shared-domain/validators/phone';
import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import Phone from 'lucide-react/icons/phone';
import { useId, useState } from 'react';
import classes from './PhoneButton.module.css';

type Asked =
  { state: 'hidden'; error?: string } | { state: 'asking' } | { state: 'shown'; phone: string };

const HELD_IN_HAND = '(pointer: coarse) and (width < 64rem)';

/** The seller's phone: asked for when pressed, one listing at a time; a device that is held in the hand calls at once. */
export function PhoneButton({ listingId }: { listingId: string }) {
  const [asked, setAsked] = useState<Asked>({ state: 'hidden' });
  const errorId = useId();
  async function ask() {
    setAsked({ state: 'asking' });
    try {
      const { readPhone } = await import(/* webpackChunkName: "find" */ '../data/readPhone');
      const phone = await readPhone(listingId);
      setAsked({ state: 'shown', phone });
      if (window.matchMedia?.(HELD_IN_HAND).matches) window.location.assign(phoneLink(phone));
    } catch (error) {
      console.error('The phone number could not be read', error);
      setAsked({ state: 'hidden', error: await romanianMessage(error) });
    }
  }
  if (asked.state === 'shown') {
    return (
      <a
        href={phoneLink(asked.phone)}
        className={joinClasses(
          lookOf({ variant: 'accent', size: 'large', wide: true }),
          classes.number,
        )}
      >
        <Phone size={20} />
        {formatPhone(asked.phone)}
      </a>
    );
  }
  return (
    <div>
      <Button
        variant="accent"
        size="large"
        wide
        icon={<Phone size={20} />}
        busy={asked.state === 'asking'}
        onClick={ask}
        aria-label="Sunați: afișați numărul de telefon"
      >
        <span className={classes.short}>Sunați</span>
        <span className={classes.long}>Afișați numărul de telefon</span>
      </Button>
      <div role="alert">
        <FieldError id={errorId}>{asked.state === 'hidden' && asked.error}</FieldError>
      </div>
    </div>
  );
}
