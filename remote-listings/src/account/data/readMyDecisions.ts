import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';

/** What was decided about the person beside their listings, by moderators and by the program, newest first. */
export const readMyDecisions = async (): Promise<ShownDecision[]> =>
  (await callCommand('readMyDecisions', {})).decisions;
