import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import {
  appCheckHeaders,
  configureFirebase,
  openFirestore,
  openStorage,
} from '@anunturi/shared-auth/firebase';
import { sendCommand } from './sendCommand';

const SECRET = 'debug-token-of-tests';
const listingId = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({
    commands: true,
    appCheck: { debugTokens: [SECRET] },
    storageRules:
      "rules_version = '2'; service firebase.storage { match /{path=**} { allow read; } }",
  });
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${listingId}`, { ...sampleCar, status: 'active', expiresAt });
  await firebase.seed(`listings/${listingId}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`listings/${listingId}/counters/all`, { views: 0 });
  await firebase.seedFile('a/b.txt', Buffer.from('text'), 'text/plain');
});
afterAll(() => firebase.stop());

const configure = (debugToken?: string) =>
  configureFirebase({
    ...firebase.config,
    ...(debugToken !== undefined && { appId: EMBEDDED_APP, appCheck: { debugToken } }),
  });

test('a page that is told nothing of App Check shows nothing, and is refused', async () => {
  configure();
  expect(await appCheckHeaders()).toBeUndefined();
  await expect(sendCommand('revealPhone', { listingId }, {})).rejects.toMatchObject({
    code: 'appCheckNeeded',
  });
});

test('a page shows a token with commands, documents and files', async () => {
  configure(SECRET);
  expect(await sendCommand('revealPhone', { listingId }, {})).toEqual({ phone: '0712345678' });
  const { db, doc, getDoc } = await openFirestore();
  expect((await getDoc(doc(db, 'listings', listingId))).exists()).toBe(true);
  const { storage, getBytes, ref } = await openStorage();
  expect(Buffer.from(await getBytes(ref(storage, 'a/b.txt'))).toString()).toBe('text');
});
