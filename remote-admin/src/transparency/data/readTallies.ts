import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  dutySettingsSchema,
  hasYearlyReport,
  type ReportFigures,
} from '@anunturi/shared-domain/site/duties';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type ModerationTally,
  moderationTallySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type YearTally = ModerationTally & {
  year: number;
  /** Of a year with a report (DSA art. 15 and 24): what the operator says itself, where it has said it. */
  report?: Partial<ReportFigures>;
};

const YEARS = 3;
/** Of a year without a decision. */
const nothing = { rejectedByGround: {}, contested: 0, reversed: 0 };

/** The public tallies of this year and the two before, those that exist, newest first; a past year may have its report. */
export function readTallies(thisYear: number): Promise<YearTally[]> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const years = Array.from({ length: YEARS }, (_, at) => thisYear - at);
    const [stored, ...found] = await Promise.all(
      [documentPaths.settings('duties'), ...years.map(documentPaths.moderationTally)].map((path) =>
        getDoc(doc(db, path)),
      ),
    );
    const duties = stored!.exists() ? parseDocument(dutySettingsSchema, stored!) : null;
    return found.flatMap((snapshot, at) => {
      const year = years[at]!;
      const hasReport = duties && year < thisYear && hasYearlyReport(duties, year);
      const tally = snapshot.exists() ? parseDocument(moderationTallySchema, snapshot) : null;
      if (!tally && !hasReport) return [];
      const { id: _id, ...counts } = { id: '', ...nothing, ...tally };
      const report = duties?.reports?.find((each) => each.year === year) ?? {};
      return [{ year, ...counts, ...(hasReport && { report }) }];
    });
  });
}
