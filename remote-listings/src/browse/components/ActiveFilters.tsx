import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { focusOnHeading, isFocusLost } from '@anunturi/shared-ui/keyboard/focusOn';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useEffect, useRef } from 'react';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { listLink, type ListAddress } from '#domain/listAddress';
import { WordChips } from './WordChips';
import classes from './ActiveFilters.module.css';

export type ActiveFiltersProps = {
  address: ListAddress;
  answer: SearchAnswer | undefined;
  names: FilterNames;
  onChange(next: ListingFilters): void;
};

/** What was chosen, and beside it, in another look, what the typed words were read as; each with a way out. Loaded when there is some. */
export function ActiveFilters({ address, answer, names, onChange }: ActiveFiltersProps) {
  const { filters, asText } = address;
  const hasFocus = useRef(false);
  useEffect(
    () => () => {
      // The last filter is gone, and with it the button that was pressed.
      if (hasFocus.current && isFocusLost()) focusOnHeading();
    },
    [],
  );
  // The kind is said by heading and switch.
  const chosen = toFilterChips(withoutFilters(filters, ['words']), names).filter(
    ({ without }) => without.kind === filters.kind,
  );
  const shownCount = chosen.length + (filters.words ? 1 : 0);
  if (shownCount === 0) return null;
  return (
    <div
      className={classes.bar}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {answer && <LeftOut answer={answer} asText={asText} />}
      <RowFocus>
        <ul
          className={classes.chips}
          data-words={filters.words !== undefined || undefined}
          aria-label="Filtre alese"
        >
          {filters.words && (
            <li data-row="words">
              <Chip
                label={`„${filters.words}”`}
                onRemove={() => onChange(withoutFilters(filters, ['words']))}
              >
                „{toCommaBelow(filters.words)}”
              </Chip>
            </li>
          )}
          {answer && <WordChips address={address} understood={answer.understood} names={names} />}
          {chosen.map(({ label, without }) => (
            <li key={label} data-row={label}>
              <Chip
                label={label}
                onRemove={() =>
                  onChange({ ...without, ...(filters.words && { words: filters.words }) })
                }
              >
                {label}
              </Chip>
            </li>
          ))}
          {shownCount > 1 && (
            <li>
              <Link to={listLink({})} className={classes.clear}>
                Ștergeți toate filtrele
              </Link>
            </li>
          )}
        </ul>
      </RowFocus>
    </div>
  );
}

/** Words that no listing has, and words whose narrowing would have left nothing: said, and never a wall. */
function LeftOut({ answer, asText }: { answer: SearchAnswer; asText: ListAddress['asText'] }) {
  const givenUp = answer.understood.filter((each) => each.givenUp).map(({ text }) => text);
  const said = [
    answer.leftOut.length > 0 && answer.total > 0 && `Am ignorat ${quoted(answer.leftOut)}.`,
    givenUp.length > 0 &&
      `Fără ${quoted(givenUp)}: cu tot ce ați scris nu ar fi rămas niciun anunț.`,
    asText && `Căutat ca text: ${quoted(asText)}.`,
  ].filter(Boolean);
  return said.length > 0 && <p className={classes.said}>{said.join(' ')}</p>;
}

const quoted = (words: readonly string[]) =>
  words.map((word) => `„${toCommaBelow(word)}”`).join(', ');
