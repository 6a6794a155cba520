import { formatPhone, phoneLink } from '@anunturi/shared-domain/validators/phone';
import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { Phone } from '@anunturi/shared-ui/icons/Phone';
import { type RevealedPhone, takeFocus } from '../behaviour/useRevealedPhone';
import classes from './PhoneButton.module.css';

/** Shows the seller's number when pressed; a device that is held in the hand calls at once. */
export function PhoneButton({
  asked,
  ask,
  errorId,
}: RevealedPhone & {
  /** Of the words that say why there is no number. */
  errorId: string;
}) {
  if (asked.state === 'shown') {
    return (
      <a
        ref={asked.act === 'call' ? takeFocus : undefined}
        href={phoneLink(asked.phone)}
        className={joinClasses(lookOf({ size: 'large', wide: true }), classes.number)}
      >
        <Phone size={20} />
        {formatPhone(asked.phone)}
      </a>
    );
  }
  return (
    <Button
      size="large"
      wide
      icon={<Phone size={20} />}
      busy={asked.state === 'asking' && asked.act === 'call'}
      onClick={() => void ask('call', phoneLink)}
      aria-describedby={asked.state === 'hidden' && asked.error ? errorId : undefined}
      aria-label="Sunați: afișați numărul de telefon"
    >
      <span className={classes.short}>Sunați</span>
      <span className={classes.long}>Afișați numărul de telefon</span>
    </Button>
  );
}
