import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { UNDO_DECISION_MS } from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { Refusal } from '../../app/command/refuse';
import { decideHeld, heldJob, refuseHeldByOther } from '../../jobs/decideHeld';
import { judgeDecision } from './carryOutDecision';

/**
 * Takes the same decision about one listing or several, to be carried out in ten seconds unless it is taken back: it is kept here, so a
 * closed tab loses nothing. What is refused stops no other.
 */
export const holdDecisions = defineAdminCommand(commands.holdDecisions, async (context) => {
  const { input, store, now, adminId } = context;
  const until = new Date(now.getTime() + UNDO_DECISION_MS);
  await store.readAhead(
    input.listings.flatMap(({ listingId }) => [
      documentPaths.listing(listingId),
      heldJob(listingId),
    ]),
  );
  const refused = [];
  for (const { listingId, version, reportIds } of input.listings) {
    const decision =
      input.decision.kind === 'approve' || input.decision.kind === 'ask'
        ? input.decision
        : { ...input.decision, reportIds };
    const decided = { listingId, version, decision };
    try {
      await judgeDecision(decided, context);
      await refuseHeldByOther(listingId, context);
      const path = heldJob(listingId);
      store.enqueue(decideHeld, { adminId, ...decided }, { at: until, path });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ listingId, code: error.code, message: error.message });
    }
  }
  return { log: [], result: { untilMs: until.getTime(), refused } };
});
