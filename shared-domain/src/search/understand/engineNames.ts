import type { MeantFilters } from './Understood';

const names: readonly [fuel: 'diesel' | 'petrol', names: string][] = [
  [
    'diesel',
    'tdi tdci dci hdi bluehdi cdti crdi crdti cdi jtd jtdm multijet d4d ddis did tddi bluedci ecoblue dtec ctdi sdi dti mjet bluetec',
  ],
  [
    'petrol',
    'tsi tfsi fsi tce mpi vvti vtec ecoboost puretech gdi tgdi tgi skyactivg vti thp etsi',
  ],
];

/** The fuel that the name of an engine says. */
export const engineFuels: ReadonlyMap<string, MeantFilters> = new Map(
  names.flatMap(([fuel, list]) =>
    list.split(' ').map((name) => [name, { fuels: [fuel] }] as [string, MeantFilters]),
  ),
);
