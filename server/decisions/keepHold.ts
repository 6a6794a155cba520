import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import type { WaitingReason } from '@anunturi/shared-domain/moderation/queueReasons';
import { HELD_AFTER_REJECTION_DAYS } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../app/data/Store';
import { holdIdOf } from './endDecision';
import { keepDecision } from './keepDecision';

/** Why the program holds what a seller publishes, as its seller reads it. */
export const holdReasons = {
  newSeller: 'site-ul verifică înainte de publicare vânzătorii care nu sunt încă de încredere',
  justRejected: `un anunț al dumneavoastră a fost respins în ultimele ${HELD_AFTER_REJECTION_DAYS} zile`,
  removedPhoto: 'o fotografie este a unui anunț al dumneavoastră scos de pe site',
  removedText:
    'titlul, descrierea sau seria de șasiu este a unui anunț al dumneavoastră scos de pe site',
  heldBefore: 'anunțul era ținut în verificare și până acum',
} as const satisfies Partial<Record<WaitingReason | 'removedText', string>>;
export type HoldReason = keyof typeof holdReasons;

/** The facts of a hold, for its seller. */
export const holdFacts = (reason: HoldReason): string =>
  `Anunțul așteaptă să îl vadă un om, pentru că ${holdReasons[reason]}.`;

/** The reason that the facts of a hold say, for moderators; undefined where a version with other words wrote them. */
export function toWaitingReason(facts: string): WaitingReason | undefined {
  const found = (Object.keys(holdReasons) as HoldReason[]).find(
    (each) => holdFacts(each) === facts,
  );
  // Moderators of earlier releases know one reason for both.
  return found === 'removedText' ? 'removedPhoto' : found;
}

/** A listing that waits for approval since the program holds it: a decision that its seller reads and may appeal against. */
export async function keepHold(
  listingId: string,
  { ownerId, title }: Pick<ListingFields, 'ownerId' | 'title'>,
  reason: HoldReason,
  means: { store: Store; now: Date },
): Promise<void> {
  await keepDecision(
    holdIdOf(listingId),
    {
      kind: 'hold',
      personId: ownerId,
      targetKind: 'listing',
      targetId: listingId,
      targetTitle: title,
      facts: holdFacts(reason),
      byMachine: true,
    },
    { heading: 'Anunțul așteaptă verificarea', period: `${listingId} ${means.now.getTime()}` },
    means,
  );
}
