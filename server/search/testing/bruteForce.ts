// The meaning of a search, written a second time without an index: slow, and short enough to be read.
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { stemRomanian } from '@anunturi/shared-domain/search/understand/stemRomanian';
import { editDistance } from '../matching/editDistance';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { countEach, covers } from './countEach';
import { Places } from '../matching/Places';
import { toTerms } from '../matching/toTerms';
import { valueAt } from '../matching/valueAt';
import { insteadOf, lossOf } from '../giveUpOrder';
import { readWords } from '../readWords';
import type { SearchSettings } from '../SearchSettings';
import type { Narrowing, SoughtText } from '@anunturi/shared-domain/search/understand/Understood';

/** What a listing has that texts are looked for in. */
type Known = { listing: Listing; terms: Map<string, number> };
export type BruteAnswer = {
  ids: string[];
  leftOut: string[];
  counts: SearchCounts;
};

/** Answers a query by looking at every listing; all of them are active. */
export function createBruteForce(listings: readonly Listing[], settings: SearchSettings) {
  const known: Known[] = listings.map((listing) => ({
    listing,
    terms: toTerms(
      listing,
      settings.categories.find((each) => each.id === listing.categoryId)?.label,
    ),
  }));
  const words = [...new Set(known.flatMap(({ terms }) => [...terms.keys()]))].sort();
  const places = new Places(settings.localities);

  function passes(filters: ListingFilters, now: Date) {
    const { words: _words, sort: _sort, ...asked } = filters;
    const resolved = resolveFilters(asked, {
      now,
      eurRateBani: settings.eurRateBani,
      neighbourIds: (id, radiusKm) => places.around(id, radiusKm),
    });
    const { coversLocalityId } = resolved;
    const others = { ...resolved, coversLocalityId: undefined };
    return ({ listing }: Known) =>
      matchesFilters(listing, others) &&
      (coversLocalityId === undefined || covers(listing, coversLocalityId));
  }

  function expand(word: string): { words: string[]; quality: number } {
    const forms = words.filter(
      (each) => each === word || (!/\d/.test(word) && stemRomanian(each) === stemRomanian(word)),
    );
    if (forms.length > 0) return { words: forms, quality: 4 };
    const begun = words.filter((each) => each.startsWith(word));
    if (begun.length > 0) return { words: begun, quality: 3 };
    const most = word.length >= 8 ? 2 : 1;
    if (word.length < 4 || /^\d+$/.test(word)) return { words: [], quality: 0 };
    for (let far = 1; far <= most; far += 1) {
      const near = words.filter((each) => editDistance(each, word, most) === far);
      if (near.length === 0) continue;
      const often = (each: string) => known.filter(({ terms }) => terms.has(each)).length;
      return { words: near.toSorted((a, b) => often(b) - often(a)).slice(0, 3), quality: 2 };
    }
    return { words: [], quality: 0 };
  }

  /** How well a listing has a text; 0: not at all. */
  function createRank({ ways, flag }: SoughtText) {
    const ranked = ways.map((way) =>
      way.map((word) => {
        const { words: as, quality } = expand(word);
        const found = known.filter(({ terms }) => as.some((each) => terms.has(each))).length;
        const weight =
          found === 0 ? 0 : 1 + Math.floor(Math.log2(Math.max(1, known.length / found)));
        return {
          weight,
          rank: ({ terms }: Known) =>
            weight * quality * Math.max(0, ...as.map((each) => placed(terms.get(each)))),
        };
      }),
    );
    const weight = Math.max(0, ...ranked.flat().map((each) => each.weight));
    return {
      weight,
      rank: (each: Known) => {
        const byWay = ranked.map((way) => {
          const ranks = way.map(({ rank }) => rank(each));
          return ranks.length === 0 || ranks.includes(0) ? 0 : ranks.reduce((a, b) => a + b, 0);
        });
        const isSo =
          flag &&
          [`vehicle.${flag}`, `service.${flag}`].some(
            (path) => valueAt(each.listing, path) === true,
          );
        return Math.max(0, ...byWay, isSo ? 200 : 0);
      },
    };
  }

  return function answer(query: SearchQuery, now: Date): BruteAnswer {
    const isKnown = (word: string) => expand(word).quality === 4;
    const read = readWords(query, settings, { now, isKnown });
    const finds = (filters: ListingFilters) => known.some(passes(filters, now));
    const kept = keep(read.understood.narrowings, read.chosen, finds);
    const filters = merge(read.chosen, kept);
    const texts = read.understood.text.map(createRank);
    const under = known.filter(passes(filters, now));
    const has = (each: Known) => texts.map(({ rank }) => rank(each) > 0);
    const weigh = (mask: boolean[]) =>
      mask.reduce(
        (sum, is, at) => sum + (is ? 1e6 + texts[at]!.weight * 1e3 : 0) - (is ? 2 ** at / 1e3 : 0),
        0,
      );
    const best =
      under.map(has).toSorted((a, b) => weigh(b) - weigh(a))[0] ?? texts.map(() => false);
    const isNothing = texts.length > 0 && !best.includes(true);
    const hasKept = (each: Known) => has(each).every((is, at) => is || !best[at]);
    const asksNothing = Object.keys(filters).length === 0;
    const find = (asked: ListingFilters) =>
      isNothing && asksNothing ? [] : known.filter(passes(asked, now)).filter(hasKept);
    const score = (each: Known) =>
      isNothing ? 0 : texts.reduce((sum, { rank }) => sum + rank(each), 0);
    const place = filters.localityId ?? filters.coversLocalityId;
    const key = ({ listing, ...rest }: Known): number => {
      const said = (value: unknown, sign = 1) =>
        typeof value === 'number' ? sign * value : Infinity;
      const lei = listing.priceLei || undefined;
      return {
        relevance: () => -score({ listing, ...rest }),
        newest: () => 0,
        priceUp: () => said(lei),
        priceDown: () => said(lei, -1),
        mileageUp: () => said(valueAt(listing, 'vehicle.mileageKm')),
        yearDown: () => said(valueAt(listing, 'vehicle.year'), -1),
        nearest: () => (place === undefined ? 0 : places.metresBetween(place, listing.localityId)),
      }[read.sort]();
    };
    const sorted = find(filters)
      .map((each) => ({
        id: each.listing.id,
        key: key(each),
        at: each.listing.expiresAt!.getTime(),
      }))
      .toSorted(
        (a, b) => (a.key === b.key ? 0 : a.key - b.key) || b.at - a.at || (a.id < b.id ? -1 : 1),
      );
    return {
      ids: sorted.map(({ id }) => id),
      leftOut: read.understood.text.filter((_, at) => !best[at]).map(({ said }) => said),
      counts: countEach(filters, (asked) => find(asked).map(({ listing }) => listing), settings),
    };
  };
}

function placed(where: number | undefined): number {
  if (where === undefined) return 0;
  if (where & 3) return 4;
  return where & 4 ? 2 : 1;
}

const merge = (chosen: ListingFilters, narrowings: readonly Narrowing[]): ListingFilters =>
  narrowings.reduce<ListingFilters>((all, { filters }) => ({ ...filters, ...all }), chosen);

/** All, or all with another meaning of one, or without those whose loss is the least. */
function keep(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
  finds: (filters: ListingFilters) => boolean,
): readonly Narrowing[] {
  if (finds(merge(chosen, narrowings)) || !finds(chosen)) return narrowings;
  for (const [at, each] of narrowings.entries())
    for (const filters of each.alternatives) {
      const other = narrowings.with(at, { ...each, filters });
      if (finds(merge(chosen, other))) return other;
    }
  const subsets = Array.from({ length: 2 ** narrowings.length }, (_, bits) =>
    narrowings.filter((__, at) => (bits >> at) & 1),
  );
  const loss = (given: readonly Narrowing[]) =>
    given.reduce((sum, { subject }) => sum + lossOf(subject), 0);
  const given = subsets
    .toSorted((a, b) => loss(a) - loss(b))
    .find((each) =>
      finds(
        merge(
          chosen,
          narrowings.filter((one) => !each.includes(one)),
        ),
      ),
    )!;
  const left = narrowings.filter((each) => !given.includes(each));
  const instead = [...left, ...insteadOf(left, given)];
  return finds(merge(chosen, instead)) ? instead : left;
}
