import { defineJob } from '../app/defineJob';
import { forgetDevices } from '../push/forgetDevices';

/** Signs a person out everywhere: sessions that began before the moment (milliseconds) end, and notifications on their devices. */
export const endSessions = defineJob<{ uid: string; before: number }>({
  name: 'endSessions',
  async run({ input: { uid, before }, accounts, store }) {
    await forgetDevices(uid, (began) => began * 1000 < before, store);
    await accounts.endSessions(uid, new Date(before));
  },
});
