import { formatMonth } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { Avatar } from '@anunturi/shared-ui/display/Avatar';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useSeller, useSellerTotal } from '#data/useListing';
import type { ListingDetail } from '#domain/listingDetail';
import { DeclaredName } from './DeclaredName';
import { SellerBadge } from './SellerBadge';
import classes from './SellerCard.module.css';

/** Who sells, in one strip near the price: name, private or firm, since when, and how many listings they have. */
export function SellerCard({ listing }: { listing: ListingDetail }) {
  const seller = useSeller(listing.ownerId);
  const total = useSellerTotal(listing.ownerId);
  const profile = seller.state === 'ready' ? seller.value : null;
  const count = total.state === 'ready' ? total.value : 0;
  return (
    <section aria-label="Vânzător" className={classes.strip}>
      <Avatar name={listing.sellerName} />
      <div className={classes.text}>
        <p className={classes.name}>
          <Link to={links.seller(listing.ownerId)}>{listing.sellerName}</Link>
          <DeclaredName type={listing.sellerType} profile={profile} />
          <span className={classes.mark}>
            <SellerBadge type={listing.sellerType} profile={profile} />
          </span>
        </p>
        <p className={classes.facts}>
          {[
            profile && `Pe site din ${formatMonth(profile.memberSince)}`,
            count > 0 && plural(count, 'anunț activ', 'anunțuri active'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </section>
  );
}
