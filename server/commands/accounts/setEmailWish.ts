import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { signedIn } from '../../app/command/who';

/** Switches a kind of e-mails on or off. */
export const setEmailWish = defineCommand(commands.setEmailWish, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input: { kind, wanted }, store, now }) {
    const path = documentPaths.mailPreferences(caller.uid);
    store.set(path, { [kind]: wanted, updatedAt: now }, { merge: true });
    return {};
  },
});
