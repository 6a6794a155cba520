import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { openFirestore } from '../app/data/openFirestore';
import { BOUNCES_PATH, createBounceApp } from './createBounceApp';
import { suppressionPath } from './suppression';

let firebase: TestFirebase;
let db: ReturnType<typeof openFirestore>;
beforeAll(async () => {
  firebase = await startTestFirebase();
  const { projectId, origin, serviceToken } = firebase;
  db = openFirestore({ projectId, embedded: { origin, serviceToken } });
});
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

const tell = async (body: unknown, secret = 'parola') => {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await createBounceApp({ db, secret: 'parola' }).request(BOUNCES_PATH, sent)).status;
};

test('an address of which the provider tells gets nothing any more, and only its digest is kept', async () => {
  expect(await tell({ addresses: ['Nimeni@exemplu.ro'] })).toBe(204);
  const kept = await firebase.read(suppressionPath('nimeni@exemplu.ro'));
  expect(kept!.forgetAt).toBeInstanceOf(Date);
  expect(JSON.stringify(kept)).not.toContain('exemplu');
});

test('nobody else stops an address, and what is no list of addresses is refused', async () => {
  expect(await tell({ addresses: ['ana@exemplu.ro'] }, 'alta')).toBe(403);
  expect(await firebase.read(suppressionPath('ana@exemplu.ro'))).toBeNull();
  expect(await tell({ addresses: 'ana@exemplu.ro' })).toBe(400);
});
