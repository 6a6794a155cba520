import { DEMO_PASSWORD, people } from '@anunturi/demo/data/people';
import { demoSecret } from '@anunturi/demo/data/secondFactor';
import { startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { openSite } from './openSite';
import { attacks, runAttacks, toTable } from './runAttacks';

const { uid, email } = people.admin;

/** A site with an administrator whose password is published. */
async function start(rules?: string) {
  const firebase = await startTestFirebase({
    commands: true,
    testMode: false,
    log: () => {},
    ...(rules !== undefined && { rules }),
  });
  await firebase.accounts.createUser({ uid, email, password: DEMO_PASSWORD, emailVerified: true });
  await firebase.seed(`users/${uid}`, { role: 'admin', blocked: false, secondFactorSessions: [] });
  await firebase.seed(`secondFactors/${uid}`, {
    secret: demoSecret,
    lastStep: 0,
    recoveryDigests: [],
  });
  const { origin, config } = firebase;
  return { site: openSite(origin, config), stop: () => firebase.stop() };
}

test('every attack is refused by the product, and the table says by what', async () => {
  const { site, stop } = await start();
  const { tried, left } = await runAttacks(site);
  await stop();
  expect(tried.filter(({ isRefused }) => !isRefused)).toEqual([]);
  expect(left).toEqual([]);
  expect(tried).toHaveLength(attacks.length);
  expect(toTable(tried)).toContain('secondFactorNeeded');
});

test('attacks on rules that let everybody in are told apart as having worked', async () => {
  const open = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write: if true; } } }`;
  const { site, stop } = await start(open);
  const { tried, left } = await runAttacks(site);
  await stop();
  const worked = tried.filter(({ isRefused }) => !isRefused);
  expect(worked.length).toBeGreaterThan(15);
  // Who made themselves an administrator is one for commands, too.
  expect(worked.map(({ what }) => what)).toContain('A person blocks another one');
  expect(left).toHaveLength(1);
  expect(toTable(worked)).toMatch(/^WORKED/);
});
