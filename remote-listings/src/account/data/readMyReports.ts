import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { type PlainDates, toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** A notice that the person has sent, without who decided it. */
export type MyReport = PlainDates<
  Pick<ReportFields, 'target' | 'url' | 'title' | 'ground' | 'explanation' | 'createdAt'>
> & {
  id: string;
  decision?: {
    outcome: NonNullable<ReportFields['decision']>['outcome'];
    text: string;
    decidedAt: number;
  };
  /** When the removal was taken back, as the owner had appealed against it. */
  reversedAt?: number;
};

const SHOWN_MAX = 50;

/** The newest notices that the person sent while signed in, each with its decision once there is one. */
export function readMyReports(uid: string): Promise<MyReport[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.reports),
        where('reporterId', '==', uid),
        orderBy('createdAt', 'desc'),
        limit(SHOWN_MAX),
      ),
    );
    return parseDocuments<ReportFields>(reportSchema, found.docs).map((report) => {
      const { id, target, url, title, ground, explanation, createdAt, decision, reversedAt } =
        toPlainDates(report);
      return {
        id,
        target,
        url,
        title,
        ground,
        explanation,
        createdAt,
        ...(decision && {
          decision: {
            outcome: decision.outcome,
            text: decision.text,
            decidedAt: decision.decidedAt,
          },
        }),
        ...(reversedAt !== undefined && { reversedAt }),
      };
    });
  });
}
