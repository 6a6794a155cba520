import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';

/** Which listing, and the version that the person saw: a newer one refuses the act. */
export type SeenListing = { id: string; version: number };
type Target = 'active' | 'paused' | 'sold' | 'draft';

const moveTo = async (seen: SeenListing, to: Target): Promise<ListingStatus> =>
  (await callCommand('changeListingStatus', { ...seen, to })).status;

export const pauseListing = (seen: SeenListing) => moveTo(seen, 'paused');
export const markSold = (seen: SeenListing) => moveTo(seen, 'sold');
/** Back to the drafts, where only the owner sees it. */
export const withdrawListing = (seen: SeenListing) => moveTo(seen, 'draft');
/** Public again, or for the first time; `pending` where it must wait for approval. */
export const publishAgain = (seen: SeenListing) => moveTo(seen, 'active');

/** Thirty more days from now, from the 25th day on; a held seller's expired listing waits for its check first. */
export const renewListing = async (seen: SeenListing): Promise<ListingStatus> =>
  (await callCommand('renewListing', seen)).status;

/** Appeals against the suspension of the own account, once. @throws MarketError wrongStatus, invalidInput */
export async function appealBlock(text: string): Promise<void> {
  await callCommand('appealBlock', { text });
}

/** Appeals against a restriction that stands in `decisions`, once. @throws MarketError wrongStatus, invalidInput */
export async function appealRestriction(decisionId: string, text: string): Promise<void> {
  await callCommand('appealRestriction', { decisionId, text });
}

/** Appeals against a rejection, once, in the seller's words; the listing stays rejected until it is answered. */
export async function appealRejection({ id, version }: SeenListing, text: string): Promise<void> {
  await callCommand('appealDecision', { listingId: id, version, text });
}
