import { commands } from '@anunturi/shared-domain/commands/commands';
import {
  type ArchiveEntryFields,
  archiveEntrySchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { isSharingStopped } from '../../decisions/isSharingStopped';
import { keepDecision } from '../../decisions/keepDecision';
import { endFileLinks } from '../../files/links/endFileLinks';
import { readPerson } from '../administration/readPerson';
import { answerReport, judgeReports } from './answerReport';
import { parseFacts } from './parseFacts';

const ANSWER = 'Am verificat și am oprit linkurile prin care era dat fișierul. Vă mulțumim.';

/** Ends the links of a kept file by a decision (DSA art. 17); the file stays its owner's, in their archive. */
export const stopFileSharing = defineAdminCommand(commands.stopFileSharing, async (context) => {
  const { input, store, now } = context;
  const { uid, entryId, ground, reportIds } = input;
  await readPerson(uid, context);
  const path = documentPaths.archiveEntry(uid, entryId);
  const entry = await store.get<ArchiveEntryFields>(path, archiveEntrySchema);
  if (!entry) refuse('notFound');
  if (await isSharingStopped(entryId, store))
    refuse('changedElsewhere', 'Linkurile acestui fișier sunt deja oprite.');
  const facts = parseFacts(input.facts);
  await judgeReports(reportIds, context);
  await endFileLinks(uid, entryId, store);
  const log = await keepDecision(
    newId(),
    {
      kind: 'fileLink',
      personId: uid,
      targetKind: 'file',
      targetId: entryId,
      targetTitle: entry.name.slice(0, 200),
      ground,
      facts,
    },
    { heading: 'Un fișier din arhivă nu mai poate fi dat prin link' },
    { store, now },
  );
  const answered = [];
  for (const id of reportIds)
    answered.push(...(await answerReport(id, { outcome: 'removed', text: ANSWER }, context)));
  return { log: [log, ...answered], result: {} };
});
