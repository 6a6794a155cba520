import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { HELD_AFTER_REJECTION_DAYS } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../app/Store';
import { holdIdOf } from './endDecision';
import { keepDecision } from './keepDecision';

/** Why the program holds what a seller publishes, as its seller reads it. */
export const holdReasons = {
  newSeller: 'site-ul verifică înainte de publicare vânzătorii care nu sunt încă de încredere',
  justRejected: `un anunț al dumneavoastră a fost respins în ultimele ${HELD_AFTER_REJECTION_DAYS} zile`,
  removedPhoto: 'o fotografie este a unui anunț al dumneavoastră scos de pe site',
  heldBefore: 'anunțul era ținut în verificare și până acum',
} as const;
export type HoldReason = keyof typeof holdReasons;

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
      facts: `Anunțul așteaptă să îl vadă un om, pentru că ${holdReasons[reason]}.`,
      byMachine: true,
    },
    { heading: 'Anunțul așteaptă verificarea', period: `${listingId} ${means.now.getTime()}` },
    means,
  );
}
