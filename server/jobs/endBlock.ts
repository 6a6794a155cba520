import { MACHINE } from '@anunturi/shared-domain/moderation/moderationLog';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { liftBlock } from '../accounts/liftBlock';
import { tellBlockEnded } from '../accounts/tellBlockEnded';
import { defineJob } from '../app/queue/defineJob';
import { JOBS } from '../app/queue/jobDocument';
import { writeLogEntry } from '../app/command/writeLogEntry';

/** Where the one order for a person lies: a new suspension replaces that of an earlier one. */
export const endBlockJob = (uid: string): string => `${JOBS}/endBlock-${uid}`;

/** Ends a suspension when its time is over, and tells its person; one that was lifted or made longer meanwhile stays as it is. */
export const endBlock = defineJob<{ uid: string }>({
  name: 'endBlock',
  async run({ input: { uid }, store, accounts, now }) {
    const user = await store.read(documentPaths.user(uid));
    if (!user?.blocked || !user.blockedUntil || user.blockedUntil > now) return;
    await liftBlock(uid, user, { store, accounts, now });
    await tellBlockEnded(uid, user, { store, now });
    const targetTitle = String(user.displayName ?? '');
    writeLogEntry(
      { action: 'blockEnded', targetKind: 'user', targetId: uid, targetTitle },
      { actorId: MACHINE, store, now },
    );
  },
});
