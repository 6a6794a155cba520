import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { keepDecision } from '../../decisions/keepDecision';
import { parseFacts } from '../moderation/parseFacts';
import { readPerson } from './readPerson';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Suspends a person's right to send notices (DSA art. 23 para. 2), for some days; notices of child abuse are always taken. */
export const barReporting = defineAdminCommand(
  commands.barReporting,
  async ({ adminId, input, store, now }) => {
    const { uid, ground, days } = input;
    const { user, target } = await readPerson(uid, { adminId, store });
    if (user.reportingBarredUntil > now) refuse('changedElsewhere', 'Dreptul este deja suspendat.');
    const facts = parseFacts(input.facts);
    const until = new Date(now.getTime() + days * DAY_MS);
    store.update(documentPaths.user(uid), { reportingBarredUntil: until, updatedAt: now });
    const log = await keepDecision(
      newId(),
      {
        kind: 'reportingBan',
        personId: uid,
        targetKind: 'user',
        targetId: uid,
        targetTitle: target.targetTitle || '-',
        ground,
        facts,
        until,
      },
      { heading: 'Nu mai puteți trimite sesizări o vreme' },
      { store, now },
    );
    return { log, result: {} };
  },
);
