import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type ModerationTally,
  moderationTallySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type YearTally = ModerationTally & { year: number };

const YEARS = 3;

/** The public tallies of this year and the two before, those that exist, newest first. */
export function readTallies(thisYear: number): Promise<YearTally[]> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const years = Array.from({ length: YEARS }, (_, at) => thisYear - at);
    const found = await Promise.all(
      years.map((year) => getDoc(doc(db, documentPaths.moderationTally(year)))),
    );
    return found.flatMap((snapshot, at) => {
      const tally = snapshot.exists() ? parseDocument(moderationTallySchema, snapshot) : null;
      if (!tally) return [];
      const { id: _id, ...counts } = tally;
      return [{ year: years[at]!, ...counts }];
    });
  });
}
