import { defineJob } from '../app/defineJob';

/** Takes a person's password away and sends the link for a new one: somebody else may know it. */
export const forceNewPassword = defineJob<{ uid: string }>({
  name: 'forceNewPassword',
  run: ({ input: { uid }, accounts }) => accounts.forceNewPassword(uid),
});
