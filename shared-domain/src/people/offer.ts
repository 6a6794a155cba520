import * as z from 'zod/mini';
import { currencies } from '../listing/serviceFields';
import { idsOf } from '../listing/vehicleFields';
import { idField } from '../site/fields';
import { PRICE_MAX_MINOR, PRICE_MIN_MINOR } from '../site/limits';

/** A sum that one person of a conversation offers the other: `amountMinor` in bani or eurocents. It binds nobody. */
export const offerSchema = z.strictObject({
  amountMinor: z.int().check(z.gte(PRICE_MIN_MINOR), z.lte(PRICE_MAX_MINOR)),
  currency: z.enum(idsOf(currencies)),
});
export type Offer = z.infer<typeof offerSchema>;

/** How an offer stands, in words; one that a newer one replaced stands in its message alone. */
export const offerStates = {
  open: 'Așteaptă răspuns',
  accepted: 'Acceptată',
  declined: 'Refuzată',
  withdrawn: 'Retrasă',
} as const;
export type OfferState = keyof typeof offerStates;

/** The last offer of a conversation, of either person. */
export const currentOfferSchema = z.strictObject({
  ...offerSchema.shape,
  /** The message that made it. */
  messageId: idField,
  byId: idField,
  state: z.enum(idsOf(offerStates)),
});
export type CurrentOffer = z.infer<typeof currentOfferSchema>;

/** What may be answered: the other person accepts or declines, who made it withdraws it. */
export const offerAnswers = ['accept', 'decline', 'withdraw'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
