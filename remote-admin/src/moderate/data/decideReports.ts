import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { Report, reportOutcomes } from '@anunturi/shared-domain/moderation/report';

export type ReportDecision = { outcome: keyof typeof reportOutcomes; text: string };
export type ReportGroups = CommandResult<'readReportGroups'>;
export type ReportGroup = ReportGroups['groups'][number];

/** Open reports by what they are about, the most urgent first. @throws MarketError notAllowed, offline */
export const readReportGroups = (): Promise<ReportGroups> => callCommand('readReportGroups', {});

/** Gives reports one answer, each reporter reads it; those that have one keep it. @throws MarketError changedElsewhere */
export async function decideReports(
  reports: readonly Pick<Report, 'id'>[],
  decision: ReportDecision,
): Promise<void> {
  await callCommand('decideReports', { reportIds: reports.map(({ id }) => id), ...decision });
}
