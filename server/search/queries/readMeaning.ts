import { type ListingFilters, readFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { Understood } from '@anunturi/shared-domain/search/understand/Understood';

/** What a short meaning (`Query`) says, spelt out. */
export type Meaning = { filters: ListingFilters; flags: string[]; own: string | undefined };

const ranges = { pret: 'pret', an: 'an', km: 'km', cp: 'putere', cm3: 'cm3' } as const;

/** A meaning of a query: filters with the order, flags, and the own number that is looked for. */
export function readMeaning(text: string): Meaning {
  const params = new URLSearchParams();
  const flags: string[] = [];
  let own: string | undefined;
  for (const part of text.split(' ').filter(Boolean)) {
    const range = /^(pret|an|km|cp|cm3)(\d*)\.\.(\d*)(€|lei)?$/.exec(part);
    if (range) {
      const param = ranges[range[1] as keyof typeof ranges];
      if (range[2]) params.set(`${param}-min`, range[2]);
      if (range[3]) params.set(`${param}-max`, range[3]);
      if (range[4] === '€') params.set('moneda', 'EUR');
    } else if (part.startsWith('#')) params.set('categorie', part.slice(1));
    else if (part.startsWith('@')) params.set('loc', part.slice(1));
    else if (part.startsWith('^')) params.set('ordine', part.slice(1));
    else if (part.startsWith('!')) flags.push(part.slice(1));
    else if (part.startsWith('?')) own = part.slice(1);
    else if (part.includes('=')) params.set(...(part.split('=') as [string, string]));
    else {
      const [make, model] = part.split('/');
      params.set('marca', make!);
      if (model) params.set('model', model);
    }
  }
  return { filters: readFilters(params), flags, own };
}

/** The same of what was understood; a kind that follows from a narrowing is not told, and a service's place is a place. */
export function toMeaning({ narrowings, order, text, own }: Understood): Meaning {
  const filters: ListingFilters = Object.assign({}, ...narrowings.map((each) => each.filters));
  const { coversLocalityId, ...rest } = filters;
  return {
    filters: {
      ...rest,
      ...(coversLocalityId && { localityId: coversLocalityId }),
      ...(order && { sort: order.sort }),
    },
    flags: text.flatMap(({ flag }) => flag ?? []),
    own: own?.by,
  };
}

const keyOf = ({ filters: { kind: _kind, ...filters }, flags, own }: Meaning, kind?: string) =>
  JSON.stringify([Object.entries({ ...filters, kind }).toSorted(), flags, own]);

/** True when what was understood is one of the meanings that a query may have. */
export function isMeant(understood: Understood, means: string): boolean {
  const got = toMeaning(understood);
  return means.split(' | ').some((each) => {
    const wanted = readMeaning(each);
    const kind = wanted.filters.kind;
    return keyOf(got, kind && got.filters.kind) === keyOf(wanted, kind);
  });
}
