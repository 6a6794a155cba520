import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { ReportFields } from '@anunturi/shared-domain/moderation/report';
import { randomId } from '../../domain/randomId';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type NewReport = Pick<
  ReportFields,
  | 'target'
  | 'targetId'
  | 'url'
  | 'title'
  | 'ground'
  | 'explanation'
  | 'reporterName'
  | 'reporterEmail'
>;

/** Files a notice (DSA art. 16) in good faith; gives the number of its receipt. @throws MarketError dailyLimit */
export function sendReport(report: NewReport, uid: string | undefined): Promise<string> {
  return withMarketErrors(async () => {
    const { db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
    const id = randomId();
    const day = toDayKey(new Date());
    const batch = writeBatch(db);
    batch.set(doc(db, `${documentPaths.reports}/${id}`), {
      ...report,
      ...(uid && { reporterId: uid }),
      goodFaith: true,
      status: 'open',
      createdAt: serverTimestamp(),
    });
    if (uid) {
      batch.set(
        doc(db, documentPaths.dailyUsage(uid, day)),
        {
          day,
          listings: increment(0),
          conversations: increment(0),
          messages: increment(0),
          reports: increment(1),
          lastReportId: id,
        },
        { merge: true },
      );
    } else {
      batch.set(
        doc(db, `publicUsage/${day}`),
        { contactMessages: increment(0), reports: increment(1), lastReportId: id },
        { merge: true },
      );
    }
    try {
      await batch.commit();
    } catch (error) {
      if (firebaseCode(error) === 'permission-denied')
        throw new MarketError(
          'dailyLimit',
          'Sesizarea nu a putut fi primită acum. Încercați din nou mâine sau scrieți-ne din pagina de contact.',
          { cause: error },
        );
      throw error;
    }
    return id;
  });
}
