import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { CardActions } from '#components/CardActions';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import { useSearch } from '#data/lists/useSearch';
import classes from './NoResults.module.css';

const newest: SearchQuery = { filters: {}, limit: 8, counts: false };

/** What came last, where a search has nothing of its own to show. */
export function Newest() {
  const found = useSearch(newest);
  if (found.state !== 'ready' || found.value.cards.length === 0) return null;
  const { cards, nowMs } = found.value;
  return (
    <section className={classes.nearest} aria-labelledby="newest">
      <h2 id="newest" className={classes.title}>
        Cele mai noi anunțuri
      </h2>
      <TileGrid beside label="Cele mai noi anunțuri">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingTile card={card} nowMs={nowMs} actions={<CardActions card={card} />} />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
