import {
  WORDS_PARAM,
  KIND_PARAM,
  PLACE_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Search } from '@anunturi/shared-ui/icons/Search';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { nameFromId } from '#domain/filterNames';
import { listLink } from '#domain/listAddress';
import type { Place } from '#domain/marketLists';
import classes from './SearchForm.module.css';

export type SearchFormProps = {
  filters: ListingFilters;
  places: readonly Place[];
  large?: boolean;
  /** What the empty field says. */
  placeholder?: string | undefined;
};

/** Where they cannot be downloaded, one searches without. */
const SearchSuggestions = lazyComponent(() =>
  import(/* webpackChunkName: "suggestions" */ './suggestions/SearchSuggestions').then(
    (file) => file.SearchSuggestions,
    () => () => null,
  ),
);

const kindWords = { service: 'servicii', vehicle: 'masini' };

/**
 * Words with suggestions, and above a list kind and place (the home page asks for them beside it). Before scripts are there a plain GET form of the same address.
 */
export function SearchForm({
  filters,
  places,
  large,
  placeholder = 'Ce căutați? De exemplu: diesel automată',
}: SearchFormProps) {
  const nav = useNav();
  const words = useRef<HTMLInputElement>(null);
  const listId = useId();
  const shown = filters.words ?? '';
  const wasShown = useRef(shown);
  /** What this form asked for last: while its address comes, somebody may type on. */
  const asked = useRef<string | null>(null);
  const [wasUsed, setUsed] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- somebody may have begun to type before the page worked
    if (document.activeElement === words.current) setUsed(true);
  }, []);
  useEffect(() => {
    // Not at first: somebody may have typed before the page worked.
    const isOwn = asked.current === shown;
    if (words.current && wasShown.current !== shown && !isOwn) words.current.value = shown;
    if (isOwn) asked.current = null;
    wasShown.current = shown;
  }, [shown]);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    asked.current = String(fields.get(WORDS_PARAM)).trim();
    try {
      const [{ readSearchForm }, { keepPlace }] = await Promise.all([
        import(/* webpackChunkName: "words" */ '../domain/readSearchForm'),
        import(/* webpackChunkName: "words" */ '../data/lastPlace'),
      ]);
      keepPlace(String(fields.get(PLACE_PARAM)));
      nav.navigate(listLink(readSearchForm(fields, filters)));
    } catch (error) {
      console.error('The search could not be read; the page is asked for as it was typed', error);
      form.submit();
    }
  }
  const { localityId } = filters;
  const isUnknown = localityId !== undefined && !places.some(({ id }) => id === localityId);
  return (
    <search>
      <form
        className={classes.form}
        data-large={large || undefined}
        action={listLinks.allListings()}
        onSubmit={search}
      >
        <div className={classes.words}>
          <Search size={20} className={classes.icon} />
          <input
            ref={words}
            type="search"
            role="combobox"
            aria-expanded={false}
            aria-controls={listId}
            aria-autocomplete="list"
            name={WORDS_PARAM}
            defaultValue={shown}
            maxLength={100}
            placeholder={placeholder}
            aria-label="Ce căutați"
            className={`${controlClass} ${classes.field}`}
            enterKeyHint="search"
            onFocus={() => setUsed(true)}
            onInput={() => setUsed(true)}
          />
          {wasUsed && (
            <SearchSuggestions fieldRef={words} id={listId} filters={filters} places={places} />
          )}
        </div>
        {!large && (
          <>
            <select
              name={KIND_PARAM}
              aria-label="Mașini sau servicii"
              defaultValue={filters.kind ? kindWords[filters.kind] : ''}
              key={`fel-${filters.kind}`}
              className={controlClass}
            >
              <option value="">Mașini și servicii</option>
              <option value="masini">Mașini</option>
              <option value="servicii">Servicii</option>
            </select>
            <select
              name={PLACE_PARAM}
              aria-label="Localitatea"
              defaultValue={filters.localityId ?? ''}
              key={`loc-${filters.localityId}-${places.length}`}
              className={controlClass}
            >
              <option value="">Tot județul</option>
              {isUnknown && <option value={localityId}>{nameFromId(localityId)}</option>}
              {places.map((place) => (
                <option key={place.id} value={place.id}>
                  {place.name}
                </option>
              ))}
            </select>
          </>
        )}
        <Button type="submit" className={classes.search}>
          <Search size={20} />
          <span>Căutați</span>
        </Button>
      </form>
    </search>
  );
}
