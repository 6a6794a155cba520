import { storageUrl } from '@anunturi/shared-auth/firebase';
import { THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { stretchedLink } from '@anunturi/shared-ui/layout/Card';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import type { Home } from '../data/readHome';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import classes from './ServiceRows.module.css';

/** Newest services as a compact list. */
export function ServiceRows({ home }: { home: Loadable<Home> }) {
  if (home.state === 'loading') return <SkeletonRows count={3} />;
  if (home.state === 'failed') return null;
  return (
    <ul className={classes.rows} aria-label="Servicii publicate recent">
      {home.value.services.map((card) => (
        <li key={card.id} className={classes.row}>
          <span className={classes.picture}>
            <Photo
              {...(card.thumbPath && { src: storageUrl(card.thumbPath) })}
              alt=""
              width={THUMBNAIL_WIDTH_PIXELS}
              height={(THUMBNAIL_WIDTH_PIXELS * 3) / 4}
              sizes="6rem"
              rounded
            />
          </span>
          <div className={classes.text}>
            <h3 className={classes.title}>
              <Link to={links.listing(card)} className={stretchedLink}>
                {card.title}
              </Link>
            </h3>
            <p className={classes.facts}>{[card.localityName, ...toCardFacts(card)].join(' · ')}</p>
            <p className={classes.price}>{formatPrice(card.price)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
