import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { AdminApi } from '@anunturi/local-firebase/server/createAdmin';
import { demoStaff } from '@anunturi/demo/data/people';
import { demoRecoveryCodes, demoSecret } from '@anunturi/demo/data/secondFactor';
import { toRecoveryDigest } from '@anunturi/server/accounts/second-factor/recoveryCodes';

type Means = Pick<AdminApi, 'findUid' | 'readDocument' | 'writeDocument'>;

/**
 * Gives the people of the demonstration who have a role a second factor that is published, as the password is; one that somebody has
 * set up since stays. Recovery codes that were used are there again at each start.
 */
export function giveDemoSecondFactor(admin: Means): void {
  for (const person of demoStaff) giveOne(person, admin);
}

function giveOne({ uid, email }: (typeof demoStaff)[number], admin: Means): void {
  const user = admin.readDocument(documentPaths.user(uid));
  if (admin.findUid(email) !== uid || !user) return;
  const path = documentPaths.secondFactor(uid);
  const kept = admin.readDocument(path);
  if (kept?.secret !== undefined && kept.secret !== demoSecret) return;
  const recoveryDigests = demoRecoveryCodes.map((code) => toRecoveryDigest(uid, code));
  admin.writeDocument(path, { lastStep: 0, ...kept, secret: demoSecret, recoveryDigests });
  if (user.secondFactorSessions === undefined)
    admin.writeDocument(documentPaths.user(uid), { ...user, secondFactorSessions: [] });
}
