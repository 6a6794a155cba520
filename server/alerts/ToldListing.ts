import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import type { ToldFrequency } from '@anunturi/shared-domain/search/alertFrequencies';

/** A document of `toldListings/{id}`: a listing is told to somebody once, and this stays when it has been. */
export type ToldListing = {
  /** Path of the person or address. */
  recipient: string;
  listingId: string;
  /** The same offer in another listing is not told again. */
  offer: string;
  /** The search for which it is told: the first of those that tell the soonest. */
  searchId: string;
  /** In which e-mail it comes; none once it has been told. */
  waits?: ToldFrequency;
  at: Date;
  forgetAt: Date;
};
/** Longer than a listing stays without being renewed, and than most are renewed. */
export const TOLD_KEPT_MS = keptMs('toldListing');
