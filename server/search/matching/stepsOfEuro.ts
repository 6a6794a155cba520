import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import { memoizeLast } from './memoizeLast';

/** The steps of prices in euro as lei, as price filters read them; worked out once for a rate. */
export const stepsOfEuro = memoizeLast((eurRateBani: number) =>
  priceSteps.EUR.map((amount) => Math.floor((amount * eurRateBani) / 100)),
);
