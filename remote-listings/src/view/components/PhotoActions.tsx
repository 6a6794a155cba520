import { links } from '@anunturi/shared-domain/site/links';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Share2 } from '@anunturi/shared-ui/icons/Share2';
import type { ListingDetail } from '#domain/listingDetail';
import { FavouriteButton } from '#components/FavouriteButton';
import type { Toggle } from '#components/PhotoToggle';

const asHeart = ({ label, icon, on, press }: Toggle) => (
  <IconButton label={label} icon={icon} variant="overlay" pressed={on} onClick={press} />
);

/** The heart and sharing, on a listing's photo. */
export function PhotoActions({ listing, isOwn }: { listing: ListingDetail; isOwn: boolean }) {
  return (
    <>
      {!isOwn && <FavouriteButton listing={listing} render={asHeart} />}
      <IconButton
        label="Distribuiți anunțul"
        icon={<Share2 size={20} />}
        variant="overlay"
        onClick={() => void share(listing)}
      />
    </>
  );
}

async function share(listing: ListingDetail) {
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
