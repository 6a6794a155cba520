import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { answerReport } from './answerReport';

/** Answers a report; a signed-in reporter finds the decision under its receipt. */
export const decideReport = defineAdminCommand(commands.decideReport, async (context) => {
  const { reportId, ...answer } = context.input;
  const log = await answerReport(reportId, answer, context);
  if (log.length === 0) refuse('changedElsewhere', 'Sesizarea a primit deja un răspuns.');
  return { log, result: {} };
});
