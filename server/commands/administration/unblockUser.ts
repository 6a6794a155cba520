import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { liftBlock } from '../../accounts/liftBlock';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { tellBlockEnded } from '../../accounts/tellBlockEnded';
import { readPerson } from './readPerson';

/** Gives a blocked person their rights back, and shows again what blocking hid. */
export const unblockUser = defineAdminCommand(commands.unblockUser, async (context) => {
  const { uid, text } = context.input;
  const { user, target } = await readPerson(uid, context);
  if (!user.blocked) refuse('changedElsewhere', 'Persoana nu mai este blocată.');
  await liftBlock(uid, user, context);
  await tellBlockEnded(uid, user, context);
  const why = text?.trim();
  const about = { ...byCaller(context.caller), aboutId: uid };
  await noteSecurity('accountUnblocked', about, context);
  return { log: { action: 'userUnblocked', ...target, ...(why && { text: why }) }, result: {} };
});
