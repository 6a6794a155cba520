import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useState } from 'react';
import { hideListing, unhideListing } from '../../data/preferences/changePreferences';
import { isHidden, useLocalPreferences } from '../../data/preferences/localPreferences';
import { unmuteSeller } from '../../data/preferences/muteSeller';
import type { ListingDetail } from '../../domain/listingDetail';
import { CompareButton } from '../../components/CompareButton';
import { FavouriteButton } from '../../components/FavouriteButton';
import { hideSeller } from './hideSeller';
import { lazyComponent } from '../../components/lazyComponent';
import type { Toggle } from '../../components/onPhoto';
import classes from './ListingActions.module.css';

const Poster = lazyComponent(() =>
  import(/* webpackChunkName: "poster" */ './Poster').then((file) => file.Poster),
);
const ReportDialog = lazyComponent(() =>
  import(/* webpackChunkName: "report" */ './ReportDialog').then((file) => file.ReportDialog),
);

/** Renders a toggle as a button with words. */
const inWords = (on: string, off: string) => (toggle: Toggle) => (
  <Button
    variant="ghost"
    size="small"
    icon={toggle.icon}
    aria-pressed={toggle.on}
    onClick={toggle.press}
  >
    {toggle.on ? on : off}
  </Button>
);

type Open = 'poster' | 'report' | null;

/** What a visitor does with a listing beside asking the seller. */
export function ListingActions({
  listing,
  isOwn,
  isActive,
}: {
  listing: ListingDetail;
  isOwn: boolean;
  isActive: boolean;
}) {
  const preferences = useLocalPreferences();
  const [open, setOpen] = useState<Open>(null);
  const hidden = isHidden(preferences, { id: listing.id, sellerId: listing.ownerId });
  const close = () => setOpen(null);

  async function share() {
    const url = new URL(links.listing(listing), window.location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title: listing.title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast('Adresa anunțului a fost copiată', { tone: 'good' });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the visitor closed the system's window
      showToast(`Copiați adresa: ${url}`);
    }
  }
  function hide() {
    hideListing(listing.id);
    showToast('Anunțul nu mai apare în liste pe acest dispozitiv', {
      undo: () => unhideListing(listing.id),
    });
  }
  function showAgain() {
    unhideListing(listing.id);
    unmuteSeller(listing.ownerId);
  }
  const action = (icon: ReactNode, label: string, act: () => void) => (
    <Button variant="ghost" size="small" icon={icon} onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className={classes.actions}>
      {listing.kind === 'vehicle' && isActive && (
        <ButtonLink
          variant="secondary"
          wide
          icon={<FileText size={20} />}
          to={links.contracts(undefined, listing.id)}
        >
          Întocmește contractul
        </ButtonLink>
      )}
      <div className={classes.row}>
        {!isOwn && (
          <FavouriteButton listing={listing} render={inWords('La favorite', 'Păstrează')} />
        )}
        {listing.kind === 'vehicle' && (
          <CompareButton listing={listing} render={inWords('În comparație', 'Compară')} />
        )}
        {action(<Share2 size={18} />, 'Distribuie', share)}
        {action(<Printer size={18} />, 'Afiș cu cod QR', () => setOpen('poster'))}
        {!isOwn && hidden && action(<EyeOff size={18} />, 'Arată din nou în liste', showAgain)}
        {!isOwn && !hidden && action(<EyeOff size={18} />, 'Ascunde anunțul', hide)}
        {!isOwn &&
          !hidden &&
          action(<UserX size={18} />, 'Ascunde vânzătorul', () =>
            hideSeller({ id: listing.ownerId, name: listing.sellerName }),
          )}
        {!isOwn && action(<Flag size={18} />, 'Raportează', () => setOpen('report'))}
      </div>
      {open === 'poster' && <Poster listing={listing} onClose={close} />}
      {open === 'report' && (
        <ReportDialog
          about={{
            target: 'listing',
            targetId: listing.id,
            url: links.listing(listing),
            title: listing.title,
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
