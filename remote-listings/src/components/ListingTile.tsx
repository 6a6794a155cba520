import { formatAgo } from '@anunturi/shared-domain/formats/formatAgo';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Camera } from '@anunturi/shared-ui/icons/Camera';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import type { ReactNode } from 'react';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { lastPublishedMs } from '#domain/lastPublished';
import { dropPercent } from '@anunturi/shared-domain/listing/priceTexts';
import { PriceLine } from './PriceLine';
import { passBy, readAhead } from '#behaviour/readAhead';
import { Thumbnail } from './Thumbnail';
import classes from './ListingTile.module.css';

export type ListingTileProps = {
  card: ListingCard;
  /** When the list was read: ages are counted from it, so that a server and a browser say the same. */
  nowMs: number;
  headingLevel?: 2 | 3;
  /** In sight when the page opens. */
  priority?: boolean;
  seen?: boolean;
  /** Whether a firm is marked: where most sell as one, the word tells nothing. */
  marksFirms?: boolean;
  /** Buttons on the photo. */
  actions?: ReactNode;
};

/**
 * A listing in a list: photo, price, title, facts, place and age; where it is wide enough also who sells, the contract
 * and the tax. The name of a firm waits for the page that says whether somebody has confirmed it.
 */
export function ListingTile({
  card,
  nowMs,
  headingLevel = 2,
  priority,
  seen,
  marksFirms = true,
  actions,
}: ListingTileProps) {
  const Heading = `h${headingLevel}` as const;
  const drop = dropPercent(card);
  const published = lastPublishedMs(card);
  const isMarked = marksFirms && card.sellerType === 'company';
  return (
    <article className={classes.tile} data-seen={seen || undefined}>
      <div className={classes.picture}>
        <Thumbnail path={card.thumbPath} blur={card.blur} priority={priority} />
        <span className={classes.marks}>
          {drop > 0 && (
            <span className={classes.drop}>
              <VisuallyHidden>Preț redus:</VisuallyHidden>−{drop} %
            </span>
          )}
          {seen && <span className={classes.mark}>Văzut</span>}
        </span>
        {card.photoCount > 1 && (
          <span className={`${classes.mark} ${classes.photos}`}>
            <VisuallyHidden>Fotografii: </VisuallyHidden>
            <Camera size={14} />
            {card.photoCount}
          </span>
        )}
      </div>
      <div className={classes.text}>
        <PriceLine price={card.price} position={card.pricePosition} />
        <Heading className={classes.title}>
          <Link
            to={listLinks.listing(card)}
            className={classes.link}
            onPointerOver={readAhead}
            onPointerOut={passBy}
            onFocus={readAhead}
            onBlur={passBy}
          >
            {card.title}
          </Link>
        </Heading>
        <p className={classes.facts}>{toCardFacts(card).join(' · ')}</p>
        <p className={classes.where}>
          <span className={classes.line}>
            {[
              card.localityName,
              card.km && `la ${card.km} km`,
              published !== undefined && formatAgo(published, nowMs),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {isMarked && <span className={classes.firm}>Firmă</span>}
          {!isMarked && (
            <span className={classes.seller}>
              {card.sellerType === 'company' ? 'Firmă' : card.sellerName}
            </span>
          )}
        </p>
        <p className={classes.trust}>
          {[
            isMarked && 'firmă',
            card.kind === 'vehicle' && 'contract',
            card.yearlyTaxLei !== undefined && `impozit ${formatLei(card.yearlyTaxLei)}/an`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
