import type { Account } from './enterAccount';
import { makeAccount } from './makeAccount';
import type { Site } from '../startSite';
import { writeAsServer } from '../writeAsServer';

/** Another administrator, who acts without a browser; the second factor counts as proved for this one session. */
export async function makeModerator(site: Site, displayName: string): Promise<Account> {
  const account = await makeAccount(site, displayName);
  const [, payload = ''] = account.idToken.split('.');
  const { user_id: uid, auth_time: began } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as { user_id: string; auth_time: number };
  await writeAsServer(site, `users/${uid}`, {
    role: { stringValue: 'admin' },
    secondFactorSessions: { arrayValue: { values: [{ integerValue: String(began) }] } },
  });
  return account;
}
