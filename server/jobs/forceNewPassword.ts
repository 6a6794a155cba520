import { defineJob } from '../app/queue/defineJob';

/**
 * Takes a person's password away and sends the link for a new one: somebody else may know it. With `email` that address is the
 * account's again first.
 */
export const forceNewPassword = defineJob<{ uid: string; email?: string }>({
  name: 'forceNewPassword',
  run: ({ input: { uid, email }, accounts }) => accounts.forceNewPassword(uid, email),
});
