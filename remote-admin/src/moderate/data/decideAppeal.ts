import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { AppealOutcome } from '@anunturi/shared-domain/moderation/moderationFields';

/**
 * Answers the owner who appealed against a rejection (Regulation (EU) 2022/2065, art. 20).
 * @throws MarketError changedElsewhere, wrongStatus, notAllowed, offline, unavailable
 */
export async function decideAppeal(
  { id: listingId, version }: Listing,
  outcome: AppealOutcome,
  answer: string,
): Promise<void> {
  await callCommand('decideAppeal', { listingId, version, outcome, answer });
}
