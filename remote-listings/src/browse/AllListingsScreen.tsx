import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { SkipLink } from '@anunturi/shared-ui/navigation/SkipLink';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useMarkEmpty } from '@anunturi/shared-runtime/loading/useMarkEmpty';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect, useRef } from 'react';
import { usePlaces } from '#data/lists/useLists';
import { useSearch } from '#data/lists/useSearch';
import { listLink, readListAddress, sortOf, toSearchQuery } from '#domain/listAddress';
import { meantBy } from '#domain/meantBy';
import { titleOfList } from './domain/titleOfList';
import { CompareTray } from './components/CompareTray';
import { TileSkeletons } from '#components/TileSkeletons';
import { FilterForm } from './components/filters/FilterForm';
import { ListToolbar } from './components/ListToolbar';
import { ResultCount } from './components/ResultCount';
import { Results } from './components/Results';
import { SearchForm } from './components/SearchForm';
import { useFilterNames } from './behaviour/useFilterNames';
import { ActiveFilters } from './laterParts';
// Styles of the parts that come rendered before their code does (`laterParts`).
import '@anunturi/shared-ui/actions/Chip.module.css';
import '@anunturi/shared-ui/feedback/EmptyState.module.css';
import '@anunturi/shared-ui/layout/Stack.module.css';
import './components/ActiveFilters.module.css';
import './components/NoResults.module.css';
import './components/Widened.module.css';
import './components/WordChips.module.css';
import classes from './AllListingsScreen.module.css';

/** Filters that are no chip of their own. */
const notChips = ['sort', 'currency', 'withNeighbours', 'radiusKm'];

/** The list with its search, filters in the address, and pages. */
export function AllListingsScreen() {
  const nav = useNav();
  const { location } = useNavState();
  const address = readListAddress(location.search);
  const { filters, asText } = address;
  const loaded = useSearch(toSearchQuery(address));
  const places = usePlaces();
  const answer = loaded.state === 'ready' ? loaded.value : undefined;
  const meant = meantBy(filters, answer);
  const names = useFilterNames(answer?.cards[0]);
  const isWhole = Object.keys(filters).length === 0 && address.page === 1;
  useMarkEmpty('listings', isWhole && answer?.cards.length === 0);
  const chosenCount = Object.keys(filters).filter((name) => !notChips.includes(name)).length;
  const { categoryId, make, model, localityId } = filters;
  const title = titleOfList(filters, {
    category: categoryId && names.category(categoryId),
    make: make && names.make(make),
    model: make && model && names.model(make, model),
    place: localityId && names.place(localityId),
  });
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const goesToTop = useRef(false);
  useEffect(() => {
    if (!goesToTop.current) return;
    goesToTop.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [location.search]);

  function change(next: ListingFilters) {
    nav.navigate(listLink(next, next.words === filters.words ? asText : undefined));
  }
  return (
    <>
      <SkipLink to="rezultate">Treceți la rezultate</SkipLink>
      <div className={classes.search}>
        <SearchForm filters={filters} places={places.state === 'ready' ? places.value : []} />
      </div>
      <div className={classes.columns}>
        <div className={classes.heading}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          <ResultCount total={answer?.total} sort={sortOf(filters)} />
          <ListToolbar
            address={address}
            chosenCount={chosenCount}
            names={names}
            counts={answer?.counts}
            onChange={change}
          />
        </div>
        <aside aria-label="Filtre" className={classes.panel}>
          <div className={classes.filters}>
            <h2 className={classes.filtersTitle}>Filtre</h2>
            <FilterForm
              place="list"
              filters={filters}
              meant={meant}
              counts={answer?.counts}
              asText={asText}
              onChange={change}
            />
          </div>
        </aside>
        <section id="rezultate" tabIndex={-1} aria-label="Rezultate" className={classes.results}>
          {chosenCount > (filters.kind && !filters.categoryId ? 1 : 0) && (
            <div className={classes.active}>
              <ActiveFilters address={address} answer={answer} names={names} onChange={change} />
            </div>
          )}
          <LoadState
            of={loaded}
            skeleton={<TileSkeletons count={9} beside />}
            failedTitle="Nu am putut încărca anunțurile"
          >
            {(found) => (
              <Results
                answer={found}
                address={address}
                names={names}
                onTurn={() => {
                  goesToTop.current = true;
                }}
              />
            )}
          </LoadState>
          <CompareTray />
        </section>
      </div>
    </>
  );
}
