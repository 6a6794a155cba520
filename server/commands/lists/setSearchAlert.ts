import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';

/** Changes how often e-mails tell what a saved search newly finds. */
export const setSearchAlert = defineCommand(commands.setSearchAlert, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input: { searchId, alert }, store }) {
    if (alert !== 'never' && !caller.emailVerified) refuse('emailNotVerified');
    const path = documentPaths.savedSearch(documentPaths.user(caller.uid), searchId);
    if (!(await store.read(path))) refuse('notFound');
    store.update(path, { alert });
    return {};
  },
});
