import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineCommand } from '../../app/command/defineCommand';
import { signedIn } from '../../app/command/who';
import { findFileLinks } from '../../files/links/findFileLinks';

/** The caller's links to a file that stand, the newest first. */
export const readFileLinks = defineCommand(commands.readFileLinks, {
  who: signedIn,
  onlyReads: true,
  async run({ caller, input: { entryId }, store, now }) {
    const links = (await findFileLinks(caller.uid, store))
      .filter(({ link }) => link.entryId === entryId && link.forgetAt > now)
      .map(({ id, link: { createdAt, forgetAt, openings } }) => ({
        id,
        createdMs: createdAt.getTime(),
        untilMs: forgetAt.getTime(),
        openings,
      }));
    return { links: links.toSorted((one, other) => other.createdMs - one.createdMs) };
  },
});
