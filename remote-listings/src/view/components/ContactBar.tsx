import { Button } from '@anunturi/shared-ui/actions/Button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { PhoneButton } from './PhoneButton';
import classes from './ContactBar.module.css';

export const MESSAGE_FORM_ID = 'mesaj';

/** The two ways to the seller; below the size of a desktop they stay at the bottom edge of the window. */
export function ContactBar({ listing }: { listing: { id: string; hasPhone: boolean } }) {
  function write() {
    const form = document.getElementById(MESSAGE_FORM_ID);
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('textarea, a')?.focus({ preventScroll: true });
  }
  return (
    <div className={classes.bar} data-bottom-bar>
      {listing.hasPhone && <PhoneButton listingId={listing.id} />}
      <Button
        variant={listing.hasPhone ? 'secondary' : 'accent'}
        size="large"
        wide
        icon={<MessageCircle size={20} />}
        className={classes.write}
        onClick={write}
      >
        Mesaj
      </Button>
    </div>
  );
}
