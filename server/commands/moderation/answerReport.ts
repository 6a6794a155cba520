import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { LogNote } from '../../app/command/writeLogEntry';
import { addToTally } from './decisionWrites';
import { refuseOwnReport } from './anotherDecides';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { tellReporters } from './tellReporters';
import { parseFields } from '../../app/command/parseFields';

type Answer = { outcome: string; text: string };

type Means = { adminId: string; store: Store };

/** @throws Refusal notFound when one of the notices that a decision answers is not there, notAllowed when it is about the one who decides */
export async function judgeReports(ids: readonly string[], means: Means): Promise<void> {
  await means.store.readAhead(ids.map(documentPaths.report));
  for (const id of ids) await readJudged(id, means);
}

async function readJudged(id: string, means: Means): Promise<ReportFields> {
  const report = await means.store.get<ReportFields>(documentPaths.report(id), reportSchema);
  if (!report) refuse('notFound');
  if (report.status === 'open') await refuseOwnReport(id, report, means);
  return report;
}

/**
 * Answers one open report; none of one that was answered meanwhile. Its reporter reads the answer: who decided stands in
 * the log. @throws Refusal notFound, notAllowed, invalidInput
 */
export async function answerReport(
  reportId: string,
  answer: Answer,
  { adminId, store, now }: Means & { now: Date },
): Promise<LogNote[]> {
  const path = documentPaths.report(reportId);
  const report = await readJudged(reportId, { adminId, store });
  if (report.status !== 'open') return [];
  const decision = { ...answer, decidedAt: now };
  const decided = parseFields(reportSchema, { ...report, status: 'decided', decision });
  store.update(path, { status: 'decided', decision });
  const { title, ground } = report;
  addToTally(store, now, {
    waited: { for: 'report', since: report.createdAt, by: adminId },
    notice: { ground, isActedOn: decided.decision!.outcome !== 'kept' },
  });
  await tellReporters(
    reportId,
    report,
    { outcome: decided.decision!.outcome, answer: answer.text },
    { store, now },
  );
  const target = { targetKind: 'report', targetId: reportId, targetTitle: title } as const;
  return [{ action: 'reportDecided', ...target, ground, text: answer.text }];
}
