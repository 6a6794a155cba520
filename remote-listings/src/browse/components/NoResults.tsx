import { plural } from '@anunturi/shared-domain/formats/plural';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { type ListingFilters, withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { SearchX } from '@anunturi/shared-ui/icons/SearchX';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useEffect } from 'react';
import { useTotals } from '#data/lists/useSearch';
import { afterMerges } from '#data/readSettings';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { listLink, type ListAddress } from '#domain/listAddress';
import { Nearest } from './Nearest';
import { Newest } from './Newest';
import { OwnListings } from './OwnListings';
import { Widened } from './Widened';
import classes from './NoResults.module.css';

/** Filters looked at for what to give up. */
const TRIED_MAX = 8;

type Props = { address: ListAddress; answer: SearchAnswer; names: FilterNames };

/** Nothing found: what a wider search finds, which filter to give up, and what is nearest. Loaded on demand. */
export function NoResults({ address, answer, names }: Props) {
  const { filters, asText } = address;
  useMergedCategory(address);
  const isUnknown = !answer.own && filters.words !== undefined && asksOnlyWords(filters);
  const tried = answer.own || isUnknown ? [] : toFilterChips(filters, names).slice(0, TRIED_MAX);
  const totals = useTotals(tried.map(({ without }) => ({ filters: without, asText })));
  const relaxed =
    totals.state === 'ready'
      ? tried
          .map((chip, at) => ({ chip, total: totals.value[at] ?? 0 }))
          .filter(({ total }) => total > 0)
          .toSorted((a, b) => b.total - a.total)
      : [];
  return (
    <>
      <EmptyState
        title={isUnknown ? `Niciun anunț cu „${filters.words}”` : 'Niciun anunț nu se potrivește'}
        icon={<SearchX size={40} strokeWidth={1.5} />}
        action={<ButtonLink to={listLink({})}>Vedeți toate anunțurile</ButtonLink>}
      >
        {isUnknown && <p>Salvați căutarea și vă scriem când apare unul.</p>}
        {answer.own && filters.words && <OwnListings words={filters.words} />}
        <Widened answer={answer} />
        {totals.state === 'loading' && tried.length > 0 && <p>Căutăm la ce puteți renunța…</p>}
        {relaxed.length > 0 && (
          <>
            <p>Renunțați la un filtru:</p>
            <Stack as="ul" gap={2}>
              {relaxed.map(({ chip, total }) => (
                <li key={chip.label}>
                  <Link to={listLink(chip.without, asText)}>{withoutText(chip.label)}</Link>{' '}
                  <span className={classes.count}>{plural(total, 'anunț', 'anunțuri')}</span>
                </li>
              ))}
            </Stack>
          </>
        )}
        {totals.state === 'ready' &&
          relaxed.length === 0 &&
          !answer.nearest &&
          !answer.own &&
          !isUnknown && (
            <p>
              Nici renunțând la un singur filtru nu apar anunțuri. Ștergeți mai multe filtre sau
              salvați căutarea și reveniți.
            </p>
          )}
      </EmptyState>
      {isUnknown && <Newest />}
      {answer.nearest && (
        <Nearest nearest={answer.nearest} nowMs={answer.nowMs} asked={filters} names={names} />
      )}
    </>
  );
}

/** Whether words are all that was asked: with something else beside them, what that finds is shown. */
const asksOnlyWords = (filters: ListingFilters) =>
  Object.keys(withoutFilters(filters, ['words', 'sort'])).length === 0;

/** Typed words are quoted on their chip already. */
const withoutText = (label: string) => `fără ${label.startsWith('„') ? label : `„${label}”`}`;

/** A link inside the site to a category that has been merged leads on, as the server leads who comes from outside. */
function useMergedCategory({ filters }: ListAddress) {
  const nav = useNav();
  const asked = listLink(filters);
  const led = useLoad(`afterMerges:${asked}`, () => afterMerges(filters));
  const link = led.state === 'ready' ? listLink(led.value) : asked;
  useEffect(() => {
    if (link !== asked) nav.navigate(link, { replace: true });
  }, [link, asked, nav]);
}
