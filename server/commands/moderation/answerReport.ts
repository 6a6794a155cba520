import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { LogNote } from '../../app/writeLogEntry';
import { reportAnsweredEmail } from '../../mail/emails/decisionEmails';
import { tellAddress, toMailLink } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { addToTally } from './decisionWrites';
import { refuseOwnReport } from './anotherDecides';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { parseFields } from '../../app/parseFields';

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
  const { title, ground, reporterEmail } = report;
  addToTally(store, now, {
    waited: { for: 'report', since: report.createdAt, by: adminId },
    notice: { ground, isActedOn: decided.decision!.outcome !== 'kept' },
  });
  const statusUrl = await toMailLink({ act: 'receipt', reportId }, store);
  // Several people may share the address that a notice came from.
  const told = new Set([
    reporterEmail,
    ...(report.repeats ?? []).map((each) => each.reporterEmail),
  ]);
  for (const to of told)
    if (to !== undefined)
      await tellAddress(
        to,
        { kind: 'reportAnswered', subject: reportId },
        reportAnsweredEmail(
          { receipt: reportId, statusUrl },
          decided.decision!.outcome,
          answer.text,
        ),
        { store, now },
      );
  if (report.reporterId !== undefined)
    await addNotice(
      report.reporterId,
      {
        kind: 'report',
        subject: reportId,
        text: `Am răspuns la sesizarea dumneavoastră despre „${title}”.`,
        path: links.ownReports(),
      },
      { store, now },
    );
  const target = { targetKind: 'report', targetId: reportId, targetTitle: title } as const;
  return [{ action: 'reportDecided', ...target, ground, text: answer.text }];
}
