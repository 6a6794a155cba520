import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { useMediaQuery } from '@anunturi/shared-ui/device/useMediaQuery';
import { SkipLink } from '@anunturi/shared-ui/navigation/SkipLink';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useMarkEmpty } from '@anunturi/shared-runtime/loading/useMarkEmpty';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect, useRef, useState } from 'react';
import { usePlaces } from '#data/lists/useLists';
import { useListings } from '#data/lists/useListings';
import { listLink, readListAddress } from '#domain/listAddress';
import { titleOfList } from './domain/titleOfList';
import { CompareTray } from './components/CompareTray';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { TileSkeletons } from '#components/TileSkeletons';
import { FilterOutline } from './components/FilterOutline';
import { ListToolbar } from './components/ListToolbar';
import { ResultCount } from './components/ResultCount';
import { Results } from './components/Results';
import { SearchForm } from './components/SearchForm';
import { useFilterNames } from './behaviour/useFilterNames';
import { useTouched } from './behaviour/useTouched';
import classes from './AllListingsScreen.module.css';

const FilterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "filters" */ './components/filters/FilterPanel').then(
    (file) => file.FilterPanel,
  ),
);

const ActiveFilters = lazyComponent(() =>
  import(/* webpackChunkName: "activeFilters" */ './components/ActiveFilters').then(
    (file) => file.ActiveFilters,
  ),
);

/** Filters that are no chip of their own. */
const notChips = ['sort', 'currency', 'withNeighbours'];

/** The list with its search, filters in the address, and pages. */
export function AllListingsScreen() {
  const nav = useNav();
  const { location } = useNavState();
  const address = readListAddress(location.search);
  const { filters, after, typed } = address;
  const loaded = useListings(filters, after);
  const places = usePlaces();
  const wide = useMediaQuery('(width >= 64rem)');
  const touched = useTouched();
  const [isHeld, setHeld] = useState(false);
  const [hasPanel, setHasPanel] = useState(false);
  const page = loaded.state === 'ready' ? loaded.value : undefined;
  const names = useFilterNames(page?.cards[0]);
  const isWhole = Object.keys(filters).length === 0 && after === undefined;
  useMarkEmpty('listings', isWhole && page?.cards.length === 0);
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
    nav.navigate(listLink(next));
  }
  return (
    <>
      <SkipLink to="rezultate">Treceți la rezultate</SkipLink>
      <SearchForm
        filters={filters}
        places={places.state === 'ready' ? places.value : []}
        typed={typed}
      />
      <div className={classes.columns}>
        <div className={classes.heading}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          <ResultCount filters={filters} page={page} isFirst={!after} />
          <ListToolbar filters={filters} chosenCount={chosenCount} onChange={change} />
        </div>
        <aside aria-label="Filtre" className={classes.panel}>
          {!hasPanel && (
            <FilterOutline
              filters={filters}
              onChange={(next) => {
                goesToTop.current = listLink(next) !== location.pathname + location.search;
                change(next);
              }}
              onHold={setHeld}
            />
          )}
          {wide && touched && (hasPanel || !isHeld) && (
            <FilterPanel filters={filters} onChange={change} onShow={() => setHasPanel(true)} />
          )}
        </aside>
        <section id="rezultate" tabIndex={-1} aria-label="Rezultate" className={classes.results}>
          {chosenCount > 0 && (
            <div className={classes.active}>
              <ActiveFilters filters={filters} names={names} typed={typed} onChange={change} />
            </div>
          )}
          <LoadState
            of={loaded}
            skeleton={<TileSkeletons count={9} beside />}
            failedTitle="Nu am putut încărca anunțurile"
          >
            {(found) => (
              <Results
                page={found}
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
