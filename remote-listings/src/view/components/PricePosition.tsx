import { links } from '@anunturi/shared-domain/site/links';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { ListingDetail } from '#domain/listingDetail';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { formatLikeListing } from '#domain/approximate';
import { usePricePosition } from '#data/useListing';
import { pricePositionTexts } from '#domain/pricePositionTexts';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import classes from './PricePosition.module.css';

const WIDTH = 600;
const INSET = 10;

/** Where the price stands among comparable active listings, which are named and counted; silent below twelve. */
export function PricePosition({
  listing,
  comparable,
}: {
  listing: ListingDetail;
  comparable: readonly ListingCard[];
}) {
  const priced = comparable.filter((card) => card.priceLei > 0);
  const loaded = usePricePosition(listing);
  const position = loaded.state === 'ready' ? loaded.value : null;
  if (!position) return null;
  const { title, tone } = pricePositionTexts[position.position];
  return (
    <section className={classes.section}>
      <h2>Prețul față de anunțuri comparabile</h2>
      <p>
        <Badge tone={tone}>{title}</Badge> Obișnuit, între{' '}
        <strong>{formatLikeListing(position.fromLei, listing)}</strong> și{' '}
        <strong>{formatLikeListing(position.toLei, listing)}</strong>, după{' '}
        {plural(position.count, 'anunț comparabil activ', 'anunțuri comparabile active')}.
      </p>
      <Scale priceLei={listing.priceLei} others={priced.map((card) => card.priceLei)} />
      <p className={classes.note}>
        Comparabile: aceeași marcă, același model, combustibil și stare, cel mult doi ani și 50.000
        km diferență. Dotările nu intră în socoteală.
      </p>
      <Disclosure
        summary={
          position.count > priced.length
            ? `Vedeți ${priced.length} dintre cele ${position.count} comparate`
            : `Vedeți cele ${plural(priced.length, 'anunț comparat', 'anunțuri comparate')}`
        }
      >
        <ul className={classes.list}>
          {priced
            .toSorted((a, b) => a.priceLei - b.priceLei)
            .map((card) => (
              <li key={card.id}>
                <Link to={links.listing(card)}>{card.title}</Link>
                <span className={classes.facts}>{toCardFacts(card).join(' · ')}</span>
                <strong>{formatPrice(card.price)}</strong>
              </li>
            ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Scale({ priceLei, others }: { priceLei: number; others: readonly number[] }) {
  const all = [...others, priceLei];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const place = (value: number) =>
    INSET + (most === least ? 0.5 : (value - least) / (most - least)) * (WIDTH - 2 * INSET);
  return (
    <svg viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true" className={classes.scale}>
      <line x1={INSET} x2={WIDTH - INSET} y1={20} y2={20} className={classes.axis} />
      {others.map((value, at) => (
        <circle key={at} cx={place(value)} cy={20} r={6} className={classes.other} />
      ))}
      <circle cx={place(priceLei)} cy={20} r={10} className={classes.own} />
    </svg>
  );
}
