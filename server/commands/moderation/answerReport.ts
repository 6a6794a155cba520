import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { LogNote } from '../../app/defineAdminCommand';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { parseFields } from '../../app/parseFields';

type Answer = { outcome: string; text: string };

/**
 * Answers one open report; none of one that was answered meanwhile. Its reporter reads the answer: who decided stands in
 * the log. @throws Refusal notFound, invalidInput
 */
export async function answerReport(
  reportId: string,
  answer: Answer,
  { store, now }: { store: Store; now: Date },
): Promise<LogNote[]> {
  const path = documentPaths.report(reportId);
  const report = await store.get<ReportFields>(path, reportSchema);
  if (!report) refuse('notFound');
  if (report.status !== 'open') return [];
  const decision = { ...answer, decidedAt: now };
  parseFields(reportSchema, { ...report, status: 'decided', decision });
  store.update(path, { status: 'decided', decision });
  const { title, ground } = report;
  const target = { targetKind: 'report', targetId: reportId, targetTitle: title } as const;
  return [{ action: 'reportDecided', ...target, ground, text: answer.text }];
}
