import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { readPerson } from './readPerson';

/** Gives a person the right to send notices back before its suspension ends. */
export const allowReporting = defineAdminCommand(
  commands.allowReporting,
  async ({ adminId, input: { uid }, store, now }) => {
    const { user, target } = await readPerson(uid, { adminId, store });
    if (!(user.reportingBarredUntil > now))
      refuse('changedElsewhere', 'Dreptul nu este suspendat.');
    const bans = await store.find(documentPaths.decisions, (all) =>
      all.where('personId', '==', uid).orderBy('at', 'desc').limit(50),
    );
    for (const { path, data } of bans)
      if (data.kind === 'reportingBan' && !data.endedAt) store.update(path, { endedAt: now });
    store.update(documentPaths.user(uid), {
      reportingBarredUntil: FieldValue.delete(),
      updatedAt: now,
    });
    return { log: { action: 'reportingAllowed', ...target }, result: {} };
  },
);
