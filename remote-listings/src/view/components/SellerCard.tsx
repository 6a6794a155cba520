import { formatLongDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { Avatar } from '@anunturi/shared-ui/display/Avatar';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useSeller } from '#data/useListing';
import type { ListingDetail } from '#domain/listingDetail';
import { SellerBadge } from './SellerBadge';
import classes from './SellerCard.module.css';

/** Who sells: name, private or firm, since when, the other listings. */
export function SellerCard({ listing }: { listing: ListingDetail; nowMs: number }) {
  const seller = useSeller(listing.ownerId);
  const profile = seller.state === 'ready' ? seller.value : null;
  return (
    <section aria-label="Vânzător" className={classes.card}>
      <Avatar name={listing.sellerName} />
      <div className={classes.text}>
        <p className={classes.name}>
          <Link to={links.seller(listing.ownerId)}>{listing.sellerName}</Link>
        </p>
        <p className={classes.facts}>
          <SellerBadge type={listing.sellerType} profile={profile} />
        </p>
        <p className={classes.facts}>
          {profile ? `Pe site din ${formatLongDate(profile.memberSince)}` : ' '}
        </p>
        <Link to={links.seller(listing.ownerId)} className={classes.all}>
          Toate anunțurile vânzătorului
        </Link>
      </div>
    </section>
  );
}
