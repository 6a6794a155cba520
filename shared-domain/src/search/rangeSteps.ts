const years = Array.from({ length: 38 }, (_, at) => 1990 + at);

/** Beside which numbers of a range it is counted how many listings are above and below: what selects offer. */
export const rangeSteps = {
  'vehicle.year': years,
  'vehicle.mileageKm': [
    5000, 10_000, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000,
    300_000, 400_000,
  ],
  'vehicle.powerHp': [50, 75, 90, 100, 110, 130, 150, 170, 200, 250, 300, 400],
  'vehicle.engineCm3': [1001, 1201, 1401, 1601, 1801, 2001, 2501, 3001],
} as const satisfies Record<string, readonly number[]>;

/** The numbers of a listing that are asked for by a range. */
export type RangePath = keyof typeof rangeSteps | 'priceLei';

/** The same of prices, in whole units of a currency. */
export const priceSteps = {
  EUR: [
    500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10_000, 12_500, 15_000, 20_000,
    25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
  ],
  RON: [
    50, 100, 200, 300, 500, 1000, 2500, 5000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000,
    150_000, 250_000, 500_000,
  ],
} as const;
