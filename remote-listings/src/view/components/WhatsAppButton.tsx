import { links } from '@anunturi/shared-domain/site/links';
import { whatsAppLink } from '@anunturi/shared-domain/validators/phone';
import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { MessageSquareText } from '@anunturi/shared-ui/icons/MessageSquareText';
import { type RevealedPhone, takeFocus } from '../behaviour/useRevealedPhone';

/** Opens a WhatsApp conversation with the seller about the listing; the number is asked for when it is pressed. */
export function WhatsAppButton({
  listing,
  phone: { asked, ask },
}: {
  listing: { id: string; title: string };
  phone: RevealedPhone;
}) {
  const toAddress = (phone: string) => {
    const page = new URL(links.post(listing.id), window.location.origin).href;
    return whatsAppLink(phone, `Bună ziua, vă scriu despre anunțul „${listing.title}”: ${page}`);
  };
  const icon = <MessageSquareText size={20} />;
  if (asked.state === 'shown')
    return (
      <a
        ref={asked.act === 'whatsApp' ? takeFocus : undefined}
        href={toAddress(asked.phone)}
        target="_blank"
        rel="noopener noreferrer"
        className={lookOf({ variant: 'secondary', size: 'large', wide: true })}
      >
        {icon}
        WhatsApp
      </a>
    );
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      icon={icon}
      busy={asked.state === 'asking' && asked.act === 'whatsApp'}
      onClick={() => void ask('whatsApp', toAddress)}
      aria-label="WhatsApp: scrieți vânzătorului"
    >
      WhatsApp
    </Button>
  );
}
