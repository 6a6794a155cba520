import { KIND_PARAM, PLACE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { YEAR_MIN } from '@anunturi/shared-domain/site/limits';
import {
  type ListingFilters,
  readFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useRef, useState } from 'react';
import { useCategories } from '#data/lists/useLists';
import { useSearch } from '#data/lists/useSearch';
import { withKind } from '#domain/filterChanges';
import { nameFromId } from '#domain/filterNames';
import { listLink } from '#domain/listAddress';
import type { Place } from '#domain/marketLists';
import { useSettled } from '../behaviour/useSettled';
import { countChoices, countedChoices, paramOf } from '../domain/filters/choices';
import { homeQueries } from '../domain/homeQueries';
import { ChoiceSelect } from './filters/ChoiceSelect';
import classes from './HomeForm.module.css';

/** Older ones are found by the list's own filter. */
const YEARS_SHOWN = 30;

/**
 * What most people know before they look, and a button with how many listings that finds. A form of the browser's own, whole
 * without scripts.
 */
export function HomeForm({ places }: { places: readonly Place[] }) {
  const nav = useNav();
  const form = useRef<HTMLFormElement>(null);
  const categories = useCategories();
  const [asked, setAsked] = useState<ListingFilters>(homeQueries.vehicle.filters);
  const settled = useSettled(asked);
  const answer = useSearch({ filters: settled, limit: 0, counts: true });
  const known = answer.state === 'ready' ? answer.value : undefined;
  const kind = asked.kind ?? 'vehicle';
  const trades = categories.state === 'ready' ? categories.value : [];
  const yearNow = known ? new Date(known.nowMs).getFullYear() : YEAR_MIN;

  const read = () => {
    const sent = [...new FormData(form.current!)].map(([name, value]) => [name, String(value)]);
    return ofOneKind(readFilters(new URLSearchParams(sent)));
  };
  return (
    <form
      ref={form}
      action={listLinks.allListings()}
      autoComplete="off"
      className={classes.form}
      aria-label="Căutare după date"
      onChange={() => setAsked(read())}
      onSubmit={(event) => {
        event.preventDefault();
        nav.navigate(listLink(read()));
      }}
    >
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>Ce căutați</legend>
        {(['masini', 'servicii'] as const).map((word) => (
          <label key={word} className={classes.kind}>
            <input type="radio" name={KIND_PARAM} value={word} defaultChecked={word === 'masini'} />
            {word === 'masini' ? 'Mașini' : 'Servicii'}
          </label>
        ))}
      </fieldset>
      <div className={classes.ofVehicles}>
        <ChoiceSelect
          label="Marcă"
          name="make"
          any="Orice marcă"
          choices={countedChoices(known?.counts, 'make', asked.make, nameFromId)}
          chosen={undefined}
        />
        <ChoiceSelect
          label="Model"
          name="model"
          any="Orice model"
          choices={
            asked.make === undefined
              ? []
              : countedChoices(known?.counts, 'model', asked.model, nameFromId)
          }
          chosen={undefined}
        />
        <label className={classes.field}>
          <span>Preț până la (€)</span>
          <input type="hidden" name={paramOf('currency')} value="EUR" />
          <input
            name={paramOf('priceTo')}
            inputMode="numeric"
            maxLength={13}
            placeholder="Preț până la (€)"
            className={controlClass}
          />
        </label>
        <label className={classes.field}>
          <span>An de la</span>
          <select name={paramOf('yearFrom')} className={controlClass}>
            <option value="">Din orice an</option>
            {Array.from({ length: Math.min(YEARS_SHOWN, yearNow - YEAR_MIN) }, (_, at) => (
              <option key={at} value={yearNow - at}>
                {yearNow - at}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={classes.ofServices}>
        <ChoiceSelect
          label="Meseria"
          name="categoryId"
          any="Toate meseriile"
          choices={countChoices(
            kind === 'service' ? known?.counts : undefined,
            'categoryId',
            trades
              .filter((each) => each.kind === 'service')
              .map(({ id, label }) => ({ value: id, label })),
          )}
          chosen={undefined}
        />
      </div>
      <label className={classes.field}>
        <span>Localitatea</span>
        <select
          name={PLACE_PARAM}
          key={places.length}
          aria-label="În localitatea"
          className={controlClass}
        >
          <option value="">Tot județul</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" className={classes.show}>
        <span aria-live="polite">
          {known && settled === asked
            ? `Vedeți ${plural(known.total, 'anunț', 'anunțuri')}`
            : 'Vedeți anunțurile'}
        </span>
      </Button>
    </form>
  );
}

/** What only the other kind has is hidden, and was perhaps chosen before. */
const ofOneKind = (filters: ListingFilters): ListingFilters => {
  const { kind, categoryId } = filters;
  const asked = withKind(filters, kind);
  if (kind !== 'service') return asked;
  const ofServices = withoutFilters(asked, ['priceTo', 'currency']);
  return categoryId ? { ...ofServices, categoryId } : ofServices;
};
