import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { answerReport } from './answerReport';

/** One answer to all open notices about a thing; each reporter learns it. */
export const decideReports = defineAdminCommand(commands.decideReports, async (context) => {
  const { reportIds, ...answer } = context.input;
  const ids = [...new Set(reportIds)];
  await context.store.readAhead(ids.map(documentPaths.report));
  const log = [];
  for (const id of ids) log.push(...(await answerReport(id, answer, context)));
  if (log.length === 0) refuse('changedElsewhere', 'Sesizările au primit deja un răspuns.');
  return { log, result: { answered: log.length } };
});
