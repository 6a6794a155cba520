import type { AdminApi } from '@anunturi/local-firebase/server/createAdmin';
import { demoAccounts, people } from './data/people';

/**
 * Lets the demonstration's accounts in, or keeps them out, whenever the folder was seeded: their password is published.
 * One that an administrator blocked stays out.
 */
export function admitDemoAccounts(
  admin: Pick<AdminApi, 'findUid' | 'readDocument' | 'setDisabled'>,
  isAdmitted: boolean,
): void {
  for (const key of demoAccounts) {
    const { uid, email } = people[key];
    if (admin.findUid(email) !== uid) continue;
    const isBlocked = admin.readDocument(`users/${uid}`)?.blocked === true;
    admin.setDisabled(uid, !isAdmitted || isBlocked);
  }
}
