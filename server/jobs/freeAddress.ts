import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endAllSessions } from '../accounts/endAllSessions';
import { defineJob } from '../app/queue/defineJob';
import { noteSecurity } from '../security/noteSecurity';
import { removeAccount } from './removeAccount';

/**
 * Closes an account that has an address and never confirmed it: the owner of the mailbox asks for it. Nothing of the account is
 * handed over.
 */
export const freeAddress = defineJob<{ uid: string; email: string }>({
  name: 'freeAddress',
  async run({ input: { uid, email }, accounts, store, now }) {
    if ((await accounts.findUnconfirmed(email))?.uid !== uid) return;
    const path = documentPaths.user(uid);
    const user = await store.read(path);
    if (isStaff(user?.role)) return;
    if (user && user.closingAt === undefined) {
      const ended = endAllSessions(uid, { store, now });
      store.update(path, { closingAt: now, ...ended, updatedAt: now });
      store.delete(documentPaths.profile(uid));
      await noteSecurity('accountFreed', { personId: uid }, { store, now });
    }
    store.enqueue(removeAccount, { uid });
  },
});
