import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { baseWorld, userOf } from './baseWorld';
import { claimsOf, listingId, other, seller } from './people';

/** storage.rules on the running server, where they look documents of Firestore up. */
let firebase: TestFirebase;
const now = new Date();

beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());
beforeEach(async () => {
  firebase.wipe();
  for (const [at, data] of Object.entries(baseWorld(now))) if (data) await firebase.seed(at, data);
  // Tokens of tests begin in the first second.
  await firebase.seed('users/adminIoana', userOf('adminIoana', now, { secondFactorSessions: [1] }));
});

/** `owner` is trusted code. */
const tokenOf = (uid: string) => (uid === 'owner' ? uid : firebase.tokenFor(uid, claimsOf(uid)));

async function upload(
  uid: string | null,
  path: string,
  bytes: number,
  contentType: string,
): Promise<number> {
  const boundary = 'part';
  const body = [
    `--${boundary}`,
    'Content-Type: application/json',
    '',
    JSON.stringify({ name: path, contentType }),
    `--${boundary}`,
    `Content-Type: ${contentType}`,
    '',
    'x'.repeat(bytes),
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const answer = await fetch(
    `${firebase.origin}/v0/b/${firebase.bucket}/o?name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: {
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
        ...(uid && { authorization: `Firebase ${tokenOf(uid)}` }),
      },
      body,
    },
  );
  return answer.status;
}
const read = async (uid: string | null, path: string): Promise<number> =>
  (
    await fetch(
      `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}?alt=media`,
      { headers: uid ? { authorization: `Firebase ${firebase.tokenFor(uid)}` } : {} },
    )
  ).status;

test('a photo of a listing is stored by trusted code alone, everybody sees it, and nobody changes it under its name', async () => {
  const photo = `listings/${seller}/${listingId}/photo000.webp`;
  for (const as of [null, other, seller, 'adminIoana'])
    expect(await upload(as, photo, 100, 'image/webp')).toBe(403);
  expect(await upload('owner', photo, 100, 'image/webp')).toBe(200);
  for (const as of [other, seller, 'adminIoana'])
    expect(await upload(as, photo, 200, 'image/webp')).toBe(403);
  expect(await read(null, photo)).toBe(200);
});

test('a hidden photo is read by its owner and by administrators alone', async () => {
  const photo = `listings/${seller}/${listingId}/photo000.webp`;
  await upload('owner', photo, 100, 'image/webp');
  const object = `${firebase.origin}/storage/v1/b/${firebase.bucket}/o/${encodeURIComponent(photo)}`;
  const answer = await fetch(object, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ metadata: { hidden: 'da' } }),
  });
  expect(answer.status).toBe(200);
  for (const as of [seller, 'adminIoana']) expect(await read(as, photo)).toBe(200);
  for (const as of [other, null]) expect(await read(as, photo)).toBe(403);
});

test('nobody uploads into the quarantine by rules, not even what was booked', async () => {
  const booking = { uid: seller, sizeBytes: 100, contentType: 'image/webp' };
  await firebase.seed('uploads/upload01', booking);
  for (const as of [null, other, seller, 'adminIoana'])
    expect(await upload(as, `uploads/${seller}/upload01`, 100, 'image/webp')).toBe(403);
});

test('a test upload is neither sent nor read by rules, not even by its sender', async () => {
  const file = `test-upload/${seller}/a.webp`;
  for (const as of [null, other, seller, 'adminIoana'])
    expect(await upload(as, file, 100, 'image/webp')).toBe(403);
  expect(await upload('owner', file, 100, 'image/webp')).toBe(200);
  for (const as of [null, other, seller, 'adminIoana']) expect(await read(as, file)).toBe(403);
});

test('a kept file is stored by trusted code alone and read by its owner alone, while its entry stands', async () => {
  const file = `archive/${seller}/entry77.pdf`;
  await firebase.seed(`users/${seller}/archive/entry77`, {
    path: file,
    sizeBytes: 1000,
    contentType: 'application/pdf',
  });
  expect(await upload(seller, file, 1000, 'application/pdf')).toBe(403);
  expect(await upload('owner', file, 1000, 'application/pdf')).toBe(200);
  expect(await read(seller, file)).toBe(200);
  for (const as of [other, 'adminIoana', null]) expect(await read(as, file)).toBe(403);
  firebase.wipe();
  expect(await read(seller, file)).toBe(403);
});
