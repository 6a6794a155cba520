/**
 * Lower edges of the bands that a listing's numbers fall into. A range filter becomes the short list of bands that it touches, so that the
 * database needs no range on a field that is not the sort order. Edges may be refined only together with re-saving the listings.
 */
export const bandEdges = {
  /** Whole lei. */
  price: [
    0, 500, 2500, 5000, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000, 150_000, 250_000, 500_000,
  ],
  year: [0, 1990, 2000, 2005, 2008, 2010, 2012, 2014, 2016, 2018, 2020, 2022, 2024],
  /** Kilometres. */
  mileage: [0, 10_000, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000],
  /** Metric horsepower. */
  power: [0, 75, 100, 125, 150, 200, 250, 300],
  /** Cubic centimetres, along the edges of the yearly tax. */
  engine: [0, 1001, 1201, 1401, 1601, 1801, 2001, 2601, 3001],
} as const;

export type BandName = keyof typeof bandEdges;

/** The number in a listing that each band is of. */
export const bandPaths = {
  price: 'priceLei',
  year: 'vehicle.year',
  mileage: 'vehicle.mileageKm',
  power: 'vehicle.powerHp',
  engine: 'vehicle.engineCm3',
} as const satisfies Record<BandName, string>;
export type BandedPath = (typeof bandPaths)[BandName];

/** The band made of the number at a path. */
export function bandOf(path: string): BandName | undefined {
  return (Object.keys(bandPaths) as BandName[]).find((name) => bandPaths[name] === path);
}

/** The band of a number: how many edges it has passed. */
export function toBand(name: BandName, value: number): number {
  return Math.max(
    0,
    bandEdges[name].findLastIndex((edge) => edge <= value),
  );
}

/** True when a range (ends included) begins and ends where bands do: its bands then hold nothing outside it. */
export function isBandAligned(name: BandName, from?: number, to?: number): boolean {
  const edges: readonly number[] = bandEdges[name];
  return (
    (from === undefined || edges.includes(from)) && (to === undefined || edges.includes(to + 1))
  );
}

/** The bands that a range touches (ends included); null when the range leaves nothing out. */
export function bandsTouching(name: BandName, from?: number, to?: number): number[] | null {
  if (from === undefined && to === undefined) return null;
  const first = toBand(name, from ?? 0);
  const last = toBand(name, to ?? Number.MAX_SAFE_INTEGER);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
