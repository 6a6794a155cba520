import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { setRoleClaim } from '../../jobs/setRoleClaim';
import { readPerson } from './readPerson';

/** Makes a person an administrator or takes that away. Who takes it away keeps theirs, so an administrator always remains. */
export const setRole = defineAdminCommand(commands.setRole, async (context) => {
  const { input, store, now } = context;
  const { uid, role } = input;
  const { target } = await readPerson(uid, context);
  store.update(documentPaths.user(uid), { role, updatedAt: now });
  store.enqueue(setRoleClaim, { uid }, { key: `role of ${uid}` });
  const text = role === 'admin' ? 'Administrator' : 'Utilizator';
  const about = { ...byCaller(context.caller), aboutId: uid };
  await noteSecurity('roleChanged', about, context);
  return { log: { action: 'roleChanged', ...target, text }, result: {} };
});
