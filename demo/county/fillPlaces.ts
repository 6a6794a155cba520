import type { Locality } from '@anunturi/shared-domain/site/settings';

type Named = Pick<Locality, 'name' | 'kind'>;
const slot = /\{(?:(city|town|commune)(\d+)|[^}]*)\}/g;

/**
 * A copy of `data` with names of places in all its texts: `{town2}` is the second town of `places`.
 * A county with fewer begins again with its first; one without any of that kind takes any place.
 * @throws Error for braces around anything else
 */
export function fillPlaces<Data>(data: Data, places: readonly Named[]): Data {
  if (typeof data === 'string')
    return data.replace(slot, (whole, kind?: string, number?: string) => {
      if (!kind) throw new Error(`${whole} names no place.`);
      const ofKind = places.filter((each) => each.kind === kind);
      const choice = ofKind.length > 0 ? ofKind : places;
      return choice[(Number(number) - 1) % choice.length]!.name;
    }) as Data;
  if (Array.isArray(data)) return data.map((each) => fillPlaces(each, places)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fillPlaces(value, places)]),
  ) as Data;
}
