import * as z from 'zod/mini';
import { pricePositionSchema } from '../listing/pricePosition';

/** Where the price of one public listing stands: `GET /api/price?id={listing}`, the same for everybody. */
export const PRICE_PATH = '/api/price';

/** `price` is null where fewer than COMPARABLES_MIN listings are comparable, and of a listing that is not public. */
export const priceAnswerSchema = z.object({ price: z.nullable(pricePositionSchema) });
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;
