import type { Facet, FacetType } from './Facet';
import { facets } from './facets';

type Facets = typeof facets;
/** The filters that ask in a way: `NamesOf<'yes'>`. */
export type NamesOf<T extends FacetType> = {
  [N in keyof Facets]: Facets[N]['type'] extends T ? N : never;
}[keyof Facets];
type PathOf<T extends FacetType> = Extract<Facet, { type: T; path: string }>['path'];

type Named<T extends FacetType> = { type: T; path: PathOf<T>; name: NamesOf<T> };

/** A field that filters ask about: by one filter, or by a range with two ends. */
export type AskedFacet =
  | Named<'text'>
  | Named<'choice'>
  | Named<'choices'>
  | Named<'counted'>
  | Named<'yes'>
  | { type: 'range'; path: PathOf<'from'>; from: NamesOf<'from'>; to: NamesOf<'to'> };
/** The asked fields of a type. */
export type AskedOf<T extends AskedFacet['type']> = Extract<AskedFacet, { type: T }>;

const asks = <T extends FacetType>(name: keyof Facets, type: T): name is NamesOf<T> =>
  facets[name].type === type;

/** Every field of a listing that filters ask about, in the order of the address. */
export const askedFacets: readonly AskedFacet[] = (Object.keys(facets) as (keyof Facets)[]).flatMap(
  (name): AskedFacet[] => {
    if (asks(name, 'own') || asks(name, 'to')) return [];
    if (asks(name, 'from')) {
      const { path, end } = facets[name];
      return [{ type: 'range', path, from: name, to: end }];
    }
    if (asks(name, 'text')) return [{ type: 'text', path: facets[name].path, name }];
    if (asks(name, 'choice')) return [{ type: 'choice', path: facets[name].path, name }];
    if (asks(name, 'choices')) return [{ type: 'choices', path: facets[name].path, name }];
    if (asks(name, 'counted')) return [{ type: 'counted', path: facets[name].path, name }];
    return [{ type: 'yes', path: facets[name].path, name }];
  },
);

/** The filters that ask about a field. */
export const namesOf = (facet: AskedFacet): (keyof Facets)[] =>
  facet.type === 'range' ? [facet.from, facet.to] : [facet.name];

/** What listings have the field: vehicles, services, or all. */
export function subjectOf({ path }: { path: string }): 'vehicle' | 'service' | 'every' {
  if (path.startsWith('vehicle.')) return 'vehicle';
  return path.startsWith('service.') || path === 'price.unit' ? 'service' : 'every';
}
