import { PLACE_PARAM, WORDS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { writeSearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Place } from '#domain/marketLists';
import { useSuggestedWords } from '../../behaviour/useSuggestedWords';
import { forgetPlace, readLastPlace } from '../../data/lastPlace';
import { forgetSearches, keepSearch, readLastSearches } from '../../data/lastSearches';
import { readSearchForm } from '../../domain/readSearchForm';
import { type Suggestion, suggestSearches } from '../../domain/suggestSearches';
import classes from './SearchSuggestions.module.css';

export type SearchSuggestionsProps = {
  /** The field of the search: the first page has it long before this. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Of the list, as the field names it. */
  id: string;
  /** What was chosen; what the form itself asks for replaces it. */
  filters: ListingFilters;
  places: readonly Place[];
};

/** As many letters may begin anything. */
const BEGINNING_MIN = 2;

/**
 * Searches that go on from what is typed, below the field: arrows, Enter and Escape, a finger or the mouse. The field
 * stands in the first page; what a screen reader must know of the list is added to it here.
 */
export function SearchSuggestions({ fieldRef, id, filters, places }: SearchSuggestionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<FormData>();
  const [active, setActive] = useState(-1);
  const typed = sent && String(sent.get(WORDS_PARAM));
  const query =
    sent && typed && typed.trim().length >= BEGINNING_MIN
      ? writeSearchQuery({ filters: readSearchForm(sent, filters) })
      : undefined;
  const { suggested, isAnswered } = useSuggestedWords(query);
  const lastPlace = sent && isAnswered && !sent.get(PLACE_PARAM) ? readLastPlace() : null;
  const shown =
    typed === undefined
      ? []
      : suggestSearches(typed, {
          last: readLastSearches(),
          suggested,
          lastPlace: places.find((place) => place.id === lastPlace)?.name,
        });
  const isOpen = shown.length > 0;
  const optionId = (at: number) => `${id}-${at}`;

  function close() {
    setSent(undefined);
    setActive(-1);
  }
  function choose({ text }: Suggestion) {
    const input = fieldRef.current!;
    input.value = text;
    close();
    input.form!.requestSubmit();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) setSent(new FormData(fieldRef.current!.form!));
      // -1 is the field itself: past either end one is back at what was typed.
      else setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && shown[active]) choose(shown[active]);
    else return;
    event.preventDefault();
  }
  useEffect(() => {
    const input = fieldRef.current!;
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    const type = () => {
      setSent(new FormData(input.form!));
      setActive(-1);
    };
    input.addEventListener('input', type, on);
    input.addEventListener('click', type, on);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== input && !box.current?.contains(relatedTarget as Node | null)) close();
    };
    const search = () => {
      if (input.value.trim()) keepSearch(input.value.trim());
      close();
    };
    input.addEventListener('blur', leave, on);
    box.current!.addEventListener('focusout', leave, on);
    // The field keeps the focus while a suggestion is pressed.
    box.current!.addEventListener('mousedown', (event) => event.preventDefault(), on);
    input.form!.addEventListener('submit', search, on);
    // Whatever was typed while this was on its way.
    if (document.activeElement === input) type();
    return () => listeners.abort();
  }, [fieldRef]);
  useEffect(() => {
    const input = fieldRef.current!;
    const attributes = {
      autocomplete: 'off',
      'aria-expanded': String(isOpen),
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.addEventListener('keydown', press);
    if (isOpen && active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
    return () => input.removeEventListener('keydown', press);
  });

  const hasOwn = typed === '' && isOpen;
  return (
    <>
      <div ref={box} className={classes.box} hidden={!isOpen}>
        <ul id={id} role="listbox" aria-label="Sugestii" className={classes.list}>
          {shown.map((each, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <li
              key={each.key}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={classes.option}
              onClick={() => choose(each)}
            >
              <span>{each.text}</span>
              <span className={classes.hint}>{each.hint}</span>
            </li>
          ))}
        </ul>
        {hasOwn && (
          <button
            type="button"
            className={classes.forget}
            onClick={() => {
              forgetSearches();
              forgetPlace();
              close();
              fieldRef.current!.focus(); // the button goes
            }}
          >
            Ștergeți căutările recente
          </button>
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen ? `Sugestii: ${shown.length}` : ''}
      </VisuallyHidden>
    </>
  );
}
