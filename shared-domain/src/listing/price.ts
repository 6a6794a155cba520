import * as z from 'zod/mini';
import { PRICE_MAX_MINOR, PRICE_MIN_MINOR } from '../site/limits';
import { currencies, priceUnits } from './serviceFields';
import { idsOf } from './vehicleFields';

/** A price as asked: `amountMinor` in bani or eurocents; 0 only when the unit is `onRequest`. */
export const priceSchema = z
  .strictObject({
    amountMinor: z.int().check(z.gte(0), z.lte(PRICE_MAX_MINOR)),
    currency: z.enum(idsOf(currencies)),
    negotiable: z.boolean(),
    unit: z.enum(idsOf(priceUnits)),
  })
  .check(
    z.refine((price) =>
      price.unit === 'onRequest' ? price.amountMinor === 0 : price.amountMinor >= PRICE_MIN_MINOR,
    ),
  );
export type Price = z.infer<typeof priceSchema>;
