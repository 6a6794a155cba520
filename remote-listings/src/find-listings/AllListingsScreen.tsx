import { useNavState } from '@anunturi/shared-ui/nav';
import { LoadState } from '@anunturi/shared-ui/LoadState';
import { useTitle } from '@anunturi/shared-ui/useTitle';
import { useCategories, usePlaces } from '../data/useLists';
import { useListings } from '../data/useListings';
import { readListAddress } from '../domain/listAddress';
import { ListingTile } from '../parts/ListingTile';
import { TileGrid } from '../parts/TileGrid';
import { TileSkeletons } from '../parts/TileSkeletons';
import { SearchForm } from './SearchForm';

/** Toate anunțurile. */
export function AllListingsScreen() {
  const { location } = useNavState();
  const { filters, after, typed } = readListAddress(location.search);
  const page = useListings(filters, after);
  const categories = useCategories();
  const places = usePlaces();
  const category = categories.state === 'ready' ? categories.value.find((each) => each.id === filters.categoryId) : undefined;
  const title = category?.label ?? (filters.kind === 'vehicle' ? 'Mașini' : filters.kind === 'service' ? 'Servicii' : 'Toate anunțurile');
  useTitle(title);
  return (
    <>
      <SearchForm filters={filters} places={places.state === 'ready' ? places.value : []} typed={typed} />
      <h1>{title}</h1>
      <LoadState of={page} skeleton={<TileSkeletons count={8} />}>
        {({ cards, nowMs }) => (
          <TileGrid label="Anunțuri">
            {cards.map((card, at) => (
              <li key={card.id}>
                <ListingTile card={card} nowMs={nowMs} priority={at < 4} />
              </li>
            ))}
          </TileGrid>
        )}
      </LoadState>
    </>
  );
}
