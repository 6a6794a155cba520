import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { heldJob, refuseHeldByOther } from '../../jobs/decideHeld';
import { carryOutDecision, judgeDecision } from './carryOutDecision';

/** Approves, rejects or removes from view a listing as the administrator saw it, at once; one that they hold is over. */
export const decideListing = defineAdminCommand(commands.decideListing, async (context) => {
  const { input, store } = context;
  const listing = await judgeDecision(input, context);
  if (await refuseHeldByOther(input.listingId, context)) store.delete(heldJob(input.listingId));
  return { log: await carryOutDecision(listing, input.decision, context), result: {} };
});
