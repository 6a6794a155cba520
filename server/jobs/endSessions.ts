import { defineJob } from '../app/queue/defineJob';
import { forgetDevices } from '../push/forgetDevices';

/**
 * Signs a person out everywhere: sessions that began before the moment (milliseconds) end, and notifications on their devices. One
 * may stay, by the second in which it began: then later ones get new tokens of Firebase Auth, which rules and commands refuse.
 */
export const endSessions = defineJob<{ uid: string; before: number; but?: number }>({
  name: 'endSessions',
  async run({ input: { uid, before, but }, accounts, store }) {
    await forgetDevices(uid, (began) => began * 1000 < before && began !== but, store);
    await accounts.endSessions(uid, new Date(but === undefined ? before : but * 1000));
  },
});
