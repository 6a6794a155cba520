/** Lower edges of the buckets that a listing's numbers fall into: `bands` of its document. */
export const bucketEdges = {
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

export type BucketName = keyof typeof bucketEdges;

/** The numbers of a listing that have buckets. */
export const bucketsByPath = {
  priceLei: 'price',
  'vehicle.year': 'year',
  'vehicle.mileageKm': 'mileage',
  'vehicle.powerHp': 'power',
  'vehicle.engineCm3': 'engine',
} as const satisfies Record<string, BucketName>;
export type BucketedPath = keyof typeof bucketsByPath;

/** The bucket of a number: how many edges it has passed. */
export function toBucket(name: BucketName, value: number): number {
  return Math.max(
    0,
    bucketEdges[name].findLastIndex((edge) => edge <= value),
  );
}
