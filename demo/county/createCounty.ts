import type { Locality } from '@anunturi/shared-domain/site/settings';
import type { CountyFile } from '@anunturi/shared-domain/site/countyFile';
import { fillPlaces } from './fillPlaces';
import { toLocalities } from '@anunturi/shared-domain/site/toLocalities';

/** The county that a site starts with: its places, and the demonstration's texts with its names in them. */
export type County = {
  /** As on number plates, e.g. `SB`. */
  code: string;
  localities: Locality[];
  /** The same places, some with an example of a surcharge. */
  demonstrationLocalities: Locality[];
  /** A copy of `data` in which every `{city1}`, `{town2}`, `{commune3}` is the name of a place. @throws Error for another name in braces */
  fill<Data>(data: Data): Data;
  /** The place of that name. @throws Error when the county has none */
  localityIdOf(name: string): string;
};

export function createCounty(code: string, { places, demonstration }: CountyFile): County {
  const localities = toLocalities(places);
  const localityOf = (name: string): Locality => {
    const found = localities.find((each) => each.name === name);
    if (!found) throw new Error(`The county has no locality named ${name}.`);
    return found;
  };
  const mentioned = new Set([...demonstration.mentioned.map(localityOf), ...localities]);
  const surcharges = new Map(
    Object.entries(demonstration.surcharges).map(([name, percent]) => [localityOf(name), percent]),
  );
  return {
    code,
    localities,
    demonstrationLocalities: localities.map((each) => ({
      ...each,
      surchargePercent: surcharges.get(each) ?? 0,
    })),
    fill: (data) => fillPlaces(data, [...mentioned]),
    localityIdOf: (name) => localityOf(name).id,
  };
}
