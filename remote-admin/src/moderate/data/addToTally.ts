import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import type { Act } from '../../data/act';

/** Grows the public tally of this year (UTC, as the rules count it) by what the batch decides. */
export function addToTally(
  { batch, firestore }: Act,
  {
    grounds = [],
    contested = 0,
    reversed = 0,
  }: { grounds?: readonly ModerationGround[]; contested?: 0 | 1; reversed?: 0 | 1 },
): void {
  const { increment } = firestore;
  // An empty map would replace the grounds counted so far.
  const byGround =
    grounds.length === 0
      ? { other: increment(0) }
      : Object.fromEntries(
          [...new Set(grounds)].map((ground) => [
            ground,
            increment(grounds.filter((each) => each === ground).length),
          ]),
        );
  batch.set(
    firestore.doc(firestore.db, documentPaths.moderationTally(new Date().getUTCFullYear())),
    { rejectedByGround: byGround, contested: increment(contested), reversed: increment(reversed) },
    { merge: true },
  );
}
