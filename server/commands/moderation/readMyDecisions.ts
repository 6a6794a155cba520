import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineCommand } from '../../app/command/defineCommand';
import { blockedToo } from '../../app/command/who';
import { decisionsOf } from '../../decisions/decisionsOf';

/** The restrictions of the caller that stand in `decisions`, those of the program among them. */
export const readMyDecisions = defineCommand(commands.readMyDecisions, {
  who: blockedToo,
  onlyReads: true,
  run: async ({ caller, store, now }) => ({ decisions: await decisionsOf(caller.uid, store, now) }),
});
