import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirebase, type OpenFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { admitDemoAccounts } from './admitDemoAccounts';
import { DEMO_PASSWORD, people } from './data/people';

let folder: string;
let firebase: OpenFirebase;
const { uid, email } = people.buyer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-accounts-'));
  firebase = await openFirebase({
    dataFolder: folder,
    configFile: join(__dirname, '../firebase.json'),
    projectId: EMBEDDED_PROJECT,
    siteOrigin: 'http://localhost:3000',
    log: () => {},
  });
  await firebase.admin.createUser({ uid, email, password: DEMO_PASSWORD, isPublished: true });
});
afterAll(async () => {
  await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(): Promise<string> {
  const answer = await firebase.app.request(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const body = (await answer.json()) as { idToken?: string; error?: { message: string } };
  return body.idToken ? 'signed in' : body.error!.message;
}

test('where they are kept out nobody signs in with the published password, though seeded before', async () => {
  admitDemoAccounts(firebase.admin, false);
  expect(await signIn()).toBe('USER_DISABLED');
  admitDemoAccounts(firebase.admin, true);
  expect(await signIn()).toBe('signed in');
});

test('a start does not let in one that an administrator blocked', async () => {
  firebase.admin.writeDocument(`users/${uid}`, { blocked: true });
  admitDemoAccounts(firebase.admin, true);
  expect(await signIn()).toBe('USER_DISABLED');
});
