import { romanianMessage } from './romanianMessage';
import { formatPhone, phoneLink } from '@anunturi/shared-domain/validators/phone';
import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import Phone from 'lucide-react/icons/phone';
import { useId, useState } from 'react';

type Asked =
  { state: 'hidden'; error?: string } | { state: 'asking' } | { state: 'shown'; phone: string };

/** The seller's phone: asked for when pressed, one listing at a time. */
export function PhoneButton({ listingId }: { listingId: string }) {
  const [asked, setAsked] = useState<Asked>({ state: 'hidden' });
  const errorId = useId();
  async function ask() {
    setAsked({ state: 'asking' });
    try {
      const { readPhone } = await import(/* webpackChunkName: "find" */ '../data/readPhone');
      setAsked({ state: 'shown', phone: await readPhone(listingId) });
    } catch (error) {
      console.error('The phone number could not be read', error);
      setAsked({ state: 'hidden', error: await romanianMessage(error) });
    }
  }
  if (asked.state === 'shown') {
    return (
      <a
        href={phoneLink(asked.phone)}
        className={lookOf({ variant: 'accent', size: 'large', wide: true })}
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
      >
        Arată numărul de telefon
      </Button>
      <div role="alert">
        <FieldError id={errorId}>{asked.state === 'hidden' && asked.error}</FieldError>
      </div>
    </div>
  );
}
