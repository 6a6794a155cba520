import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { heldJob, type HeldDecision } from '../../jobs/decideHeld';

/** Takes back what the caller holds about listings; answers about which it was too late. */
export const undoDecisions = defineAdminCommand(
  commands.undoDecisions,
  async ({ adminId, input: { listingIds }, store }) => {
    await store.readAhead(listingIds.map(heldJob));
    const late = [];
    for (const listingId of listingIds) {
      const path = heldJob(listingId);
      const held = (await store.read(path))?.input as HeldDecision | undefined;
      if (held?.adminId === adminId) store.delete(path);
      else late.push(listingId);
    }
    return { log: [], result: { late } };
  },
);
