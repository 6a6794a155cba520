import {
  type ListingFilters,
  withoutFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { AS_TEXT_PARAM } from '@anunturi/shared-domain/search/searchAddress';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCategories } from '#data/lists/useLists';
import { withKind } from '#domain/filterChanges';
import { listLink } from '#domain/listAddress';
import { fieldsInSight } from '../../domain/filters/fieldsInSight';
import { readFilterForm, writeFilterForm } from '../../domain/filters/filterForm';
import type { FilterProps } from '../../domain/filters/FilterProps';
import { FilterFields } from './FilterFields';
import { PlaceFields } from './PlaceFields';
import classes from './FilterForm.module.css';

/** Of the form beside the list: the order of the list belongs to it. */
export const FILTER_FORM = 'filtre';

const MoreFilters = lazyComponent(() =>
  import(/* webpackChunkName: "filters" */ './MoreFilters').then((file) => file.MoreFilters),
);
const PlaceMapDialog = lazyComponent(() =>
  import(/* webpackChunkName: "placeMap" */ '../map/PlaceMapDialog').then(
    (file) => file.PlaceMapDialog,
  ),
);
const kindNames = { vehicle: 'Mașini', service: 'Servicii' };

type Props = FilterProps & {
  asText?: readonly string[] | undefined;
  /** Beside the list it is a form of the browser's own, whole without scripts; in a sheet what is chosen waits there. */
  place: 'list' | 'sheet';
  onChange(next: ListingFilters): void;
};

/**
 * The filters with the counts beside their choices. The same markup from the server on: every change takes effect at once, and
 * what was chosen before scripts came is applied when they are there.
 */
export function FilterForm({ filters, meant, counts, asText, place, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const categories = useCategories();
  const [showsMore, showMore] = useState(false);
  const [showsMap, showMap] = useState(false);
  const known = categories.state === 'ready' ? categories.value : [];
  const category = known.find(({ id }) => id === meant.categoryId);
  const kind = meant.kind ?? category?.kind;
  const address = writeFilters(filters).toString();
  const inSight = fieldsInSight({ filters, meant, counts }, kind);
  const carried = withoutFilters(filters, [
    ...inSight,
    ...(place === 'list' ? (['sort'] as const) : []),
  ]);

  function apply() {
    if (!form.current!.reportValidity()) return;
    const next = readFilterForm(form.current!, filters);
    const named = next.model && !next.make ? { ...next, make: meant.make } : next;
    if (writeFilters(named).toString() !== address) onChange(named);
  }
  const follow = useEffectEvent(apply);
  useEffect(() => {
    const element = form.current!;
    follow();
    element.addEventListener('change', follow);
    return () => element.removeEventListener('change', follow);
  }, []);
  const isFirst = useRef(true);
  const show = useEffectEvent(() => writeFilterForm(form.current!, filters));
  useEffect(() => {
    if (!isFirst.current) show();
    isFirst.current = false;
  }, [address]);

  return (
    <>
      <form
        ref={form}
        id={place === 'list' ? FILTER_FORM : undefined}
        action={listLinks.allListings()}
        autoComplete="off"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <nav aria-label="Mașini sau servicii" className={classes.kinds}>
          {([undefined, 'vehicle', 'service'] as const).map((each) => (
            <Link
              key={String(each)}
              to={listLink(withKind(filters, each), asText)}
              aria-current={each === kind || undefined}
              className={classes.kind}
              onClick={(event: MouseEvent) => {
                if (place === 'list') return;
                event.preventDefault();
                onChange(withKind(filters, each));
              }}
            >
              {each ? kindNames[each] : 'Toate'}
            </Link>
          ))}
        </nav>
        {[...writeFilters(carried)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asText && <input type="hidden" name={AS_TEXT_PARAM} value={asText.join(' ')} />}
        <FilterFields {...{ filters, meant, counts, kind }} />
        <PlaceFields {...{ filters, meant, counts, kind }} onMap={() => showMap(true)} />
        <Disclosure
          summary="Mai multe filtre"
          className={classes.more}
          onToggle={(event) => showMore(event.currentTarget.open)}
        >
          {showsMore && (
            <MoreFilters
              {...{ filters, meant, counts, kind }}
              shape={category?.shape}
              fallback={<p>Se încarcă…</p>}
            />
          )}
        </Disclosure>
        {place === 'list' && (
          <Button type="submit" variant="secondary" wide>
            Aplicați filtrele
          </Button>
        )}
      </form>
      {showsMap && (
        <PlaceMapDialog
          filters={filters}
          onClose={() => showMap(false)}
          onChoose={(localityId) => {
            showMap(false);
            onChange({ ...filters, localityId, radiusKm: 25, sort: 'nearest' });
          }}
        />
      )}
    </>
  );
}
