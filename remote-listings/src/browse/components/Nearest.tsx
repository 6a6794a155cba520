import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { CardActions } from '#components/CardActions';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import type { FilterNames } from '#domain/filterNames';
import { listLink } from '#domain/listAddress';
import { leftOutOf } from '../domain/leftOutOf';
import classes from './NoResults.module.css';

export type NearestProps = {
  asked: ListingFilters;
  nearest: NonNullable<SearchAnswer['nearest']>;
  nowMs: number;
  names: FilterNames;
};

/** The listings that answer most of a search that finds nothing whole, and what was left out for them. */
export function Nearest({ asked, nearest: { filters, cards, total }, nowMs, names }: NearestProps) {
  const leftOut = leftOutOf(asked, filters, names);
  return (
    <section className={classes.nearest} aria-labelledby="nearest">
      <h2 id="nearest" className={classes.title}>
        Cele mai apropiate
      </h2>
      {leftOut && <p className={classes.leftOut}>Am lăsat la o parte: {leftOut}.</p>}
      <TileGrid beside label="Cele mai apropiate anunțuri">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingTile card={card} nowMs={nowMs} actions={<CardActions card={card} />} />
          </li>
        ))}
      </TileGrid>
      {total > cards.length && (
        <p>
          <Link to={listLink(filters)}>Vedeți toate anunțurile apropiate</Link>
        </p>
      )}
    </section>
  );
}
