import { suggestWords } from '@anunturi/shared-domain/search/suggestWords';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { SearchX } from '@anunturi/shared-ui/icons/SearchX';
import { useEffect } from 'react';
import { countKey } from '#domain/listKeys';
import { useCounts } from '#data/lists/useListings';
import { afterMerges } from '#data/readSettings';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { type ListAddress, listLink } from '#domain/listAddress';
import { countText } from '#domain/listingCount';
import { Nearest } from './Nearest';
import classes from './NoResults.module.css';

/** Filters looked at for what to give up; each costs one read. */
const TRIED_MAX = 8;

/** Nothing found: which filter to give up and how many listings that brings, and words that may have been meant. Loaded on demand. */
export function NoResults({ address, names }: { address: ListAddress; names: FilterNames }) {
  const { filters } = address;
  useMergedCategory(address);
  const chips = toFilterChips(filters, names);
  const tried = chips.slice(0, TRIED_MAX);
  const counts = useCounts(
    `relax:${countKey(filters)}`,
    tried.map((chip) => chip.without),
  );
  const meant = filters.words ? suggestWords(filters.words) : null;
  const relaxed =
    counts.state === 'ready'
      ? tried
          .map((chip, at) => ({ chip, count: counts.value[at]! }))
          .filter(({ count }) => count.count > 0)
          .toSorted((a, b) => b.count.count - a.count.count)
      : [];
  const nearest = useLoad(`nearest:${countKey(filters)}`, async () =>
    (await import(/* webpackChunkName: "find" */ '../data/findNearest')).findNearest(filters),
  );
  return (
    <>
      <EmptyState
        title="Niciun anunț nu se potrivește"
        icon={<SearchX size={40} strokeWidth={1.5} />}
        action={<ButtonLink to={listLink({})}>Vedeți toate anunțurile</ButtonLink>}
      >
        {meant && (
          <p>
            Ați vrut să spuneți <Link to={listLink({ ...filters, words: meant })}>{meant}</Link>?
          </p>
        )}
        {counts.state === 'loading' && <p>Căutăm la ce puteți renunța…</p>}
        {relaxed.length > 0 && (
          <>
            <p>Renunțați la un filtru:</p>
            <Stack as="ul" gap={2}>
              {relaxed.map(({ chip, count }) => (
                <li key={chip.label}>
                  <Link to={listLink(chip.without)}>fără „{chip.label}”</Link>{' '}
                  <span className={classes.count}>{countText(count)}</span>
                </li>
              ))}
            </Stack>
          </>
        )}
        {counts.state === 'ready' &&
          relaxed.length === 0 &&
          chips.length > 0 &&
          nearest.state === 'ready' &&
          !nearest.value && (
            <p>
              Nici renunțând la un singur filtru nu apar anunțuri. Ștergeți mai multe filtre sau
              salvați căutarea și reveniți.
            </p>
          )}
      </EmptyState>
      {nearest.state === 'ready' && nearest.value && (
        <Nearest asked={filters} nearest={nearest.value} names={names} />
      )}
    </>
  );
}

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
