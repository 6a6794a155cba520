import { defineJob } from '../app/defineJob';

/** Signs a person out everywhere: sessions that began before the moment (milliseconds) end. */
export const endSessions = defineJob<{ uid: string; before: number }>({
  name: 'endSessions',
  async run({ input: { uid, before }, accounts }) {
    await accounts.endSessions(uid, new Date(before));
  },
});
