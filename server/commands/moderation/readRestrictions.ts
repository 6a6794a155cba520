import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { decisionsOf } from '../../decisions/decisionsOf';
import { toShownDecisions } from '../../decisions/toShownDecision';

const MOST = 50;

/** Restrictions that wait for the answer to their appeal, or those of one person. */
export const readRestrictions = defineAdminCommand(
  commands.readRestrictions,
  async ({ input: { uid }, store, now }) => {
    if (uid !== undefined)
      return { log: [], result: { decisions: await decisionsOf(uid, store, now) } };
    const found = await store.find(documentPaths.decisions, (all) =>
      all.where('appealedAt', '>', new Date(0)).orderBy('appealedAt').limit(MOST),
    );
    return { log: [], result: { decisions: toShownDecisions(found, now) } };
  },
  { onlyReads: true, readsPersonal: 'restrictionsRead' },
);
