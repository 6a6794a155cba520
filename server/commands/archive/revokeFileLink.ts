import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';

/** Ends a link of the caller at once. One that has ended already is what was wanted. */
export const revokeFileLink = defineCommand(commands.revokeFileLink, {
  who: signedIn,
  limit: perDay('takenBack'),
  async run({ caller, input: { linkId }, store }) {
    const path = documentPaths.fileLink(linkId);
    const link = await store.read(path);
    if (!link) return {};
    if (link.uid !== caller.uid) refuse('notFound');
    store.delete(path);
    return {};
  },
});
