import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { readPerson } from './readPerson';

/** A trusted seller's listings do not wait for approval. */
export const setTrust = defineAdminCommand(commands.setTrust, async (context) => {
  const { input, store, now } = context;
  const { uid, trusted } = input;
  const { target } = await readPerson(uid, context);
  store.update(documentPaths.user(uid), { trusted, updatedAt: now });
  return { log: { action: trusted ? 'userTrusted' : 'userUntrusted', ...target }, result: {} };
});
