import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ContestOutcome } from '@anunturi/shared-domain/moderation/moderationFields';
import { act } from '../../data/act';
import { addToTally } from './addToTally';
import { explain, toPublication } from './decide';

/**
 * Answers the owner who contested a rejection (Regulation (EU) 2022/2065, art. 20): the decision stays, or is
 * reversed and the listing is public again.
 * @throws MarketError changedElsewhere, notAllowed, offline, unavailable
 */
export async function decideAppeal(
  listing: Listing,
  outcome: ContestOutcome,
  answer: string,
): Promise<void> {
  const isReversed = outcome === 'reversed';
  try {
    await act((each) => {
      const { batch, firestore, log, now, remove, actorId } = each;
      const logId = log({
        action: isReversed ? 'contestReversed' : 'contestUpheld',
        targetKind: 'listing',
        targetId: listing.id,
        targetTitle: listing.title,
        text: answer,
      });
      batch.update(firestore.doc(firestore.db, documentPaths.listing(listing.id)), {
        'moderation.contestWaiting': remove,
        'moderation.contestOutcome': outcome,
        'moderation.contestDecidedAt': now,
        ...(answer && { 'moderation.contestAnswer': answer }),
        ...(isReversed && {
          status: 'active',
          'moderation.decision': 'approved',
          'moderation.decidedAt': now,
          'moderation.decidedBy': actorId,
          ...toPublication(listing, now),
        }),
        version: listing.version + 1,
        updatedAt: now,
        logId,
      });
      addToTally(each, { contested: 1, reversed: isReversed ? 1 : 0 });
    });
  } catch (error) {
    throw await explain({ listing }, error);
  }
}
