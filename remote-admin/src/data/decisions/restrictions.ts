import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { AppealOutcome } from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';

/** Restrictions that stand in `decisions`: those with an open appeal, or the last of one person. */
export const readRestrictions = async (uid?: string): Promise<ShownDecision[]> =>
  (await callCommand('readRestrictions', uid === undefined ? {} : { uid })).decisions;

/** Answers the appeal against one. @throws MarketError wrongStatus, notAllowed, invalidInput */
export async function decideRestrictionAppeal(
  { id: decisionId }: Pick<ShownDecision, 'id'>,
  outcome: AppealOutcome,
  answer: string,
): Promise<void> {
  await callCommand('decideRestrictionAppeal', { decisionId, outcome, answer });
}
