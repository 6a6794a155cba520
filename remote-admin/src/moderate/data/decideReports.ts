import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Report, reportOutcomes } from '@anunturi/shared-domain/moderation/report';

export type ReportDecision = { outcome: keyof typeof reportOutcomes; text: string };

/** Answers a report; a signed-in reporter finds the decision under its receipt. */
export async function decideReport({ id }: Report, decision: ReportDecision): Promise<void> {
  await callCommand('decideReport', { reportId: id, ...decision });
}
