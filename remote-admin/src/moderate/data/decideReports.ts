import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Report, reportOutcomes } from '@anunturi/shared-domain/moderation/report';
import { type Act, act } from '../../data/act';

export type ReportDecision = { outcome: keyof typeof reportOutcomes; text: string };

/** Puts the answer to one report into a batch. */
export function writeReportDecision(
  { batch, firestore, log, now, actorId }: Act,
  report: Report,
  decision: ReportDecision,
): void {
  const logId = log({
    action: 'reportDecided',
    targetKind: 'report',
    targetId: report.id,
    targetTitle: report.title,
    ground: report.ground,
    text: decision.text,
  });
  batch.update(firestore.doc(firestore.db, documentPaths.reports, report.id), {
    status: 'decided',
    decision: { ...decision, decidedAt: now, decidedBy: actorId },
    logId,
  });
}

/** Answers a report; a signed-in reporter finds the decision under its receipt. */
export const decideReport = (report: Report, decision: ReportDecision): Promise<void> =>
  act((each) => writeReportDecision(each, report, decision));
