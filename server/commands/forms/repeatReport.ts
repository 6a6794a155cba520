import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { REPORT_REPEATS_MAX } from '@anunturi/shared-domain/site/limits';
import { parseFields } from '../../app/command/parseFields';

type Said = Pick<
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

/** A notice that its source repeats: counted, with what was said now, and about what. One of child abuse makes the whole entry one. */
export function repeatReport(report: ReportFields, said: Said, now: Date): ReportFields {
  const { target, targetId, url, title, ground, explanation, reporterName, reporterEmail } = said;
  const isSame = target === report.target && targetId === report.targetId;
  const repeat = {
    at: now,
    ground,
    explanation,
    ...(reporterName !== undefined && { reporterName }),
    ...(reporterEmail !== undefined && { reporterEmail }),
    ...(!isSame && { other: { target, targetId, url, title } }),
  };
  return parseFields(reportSchema, {
    ...report,
    ground: ground === 'childAbuse' ? ground : report.ground,
    count: (report.count ?? 1) + 1,
    repeats: [...(report.repeats ?? []), repeat].slice(-REPORT_REPEATS_MAX),
  });
}
