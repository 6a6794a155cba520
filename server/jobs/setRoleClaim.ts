import { toRole } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

/** Puts the role that a person's document says now into their tokens, so that a page knows it before it reads anything. */
export const setRoleClaim = defineJob<{ uid: string }>({
  name: 'setRoleClaim',
  async run({ input: { uid }, store, accounts }) {
    const user = await store.read(documentPaths.user(uid));
    await accounts.setRoleClaim(uid, toRole(user?.role));
  },
});
