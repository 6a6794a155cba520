/** Google's own server client works unmodified against the embedded Firebase, past the rules by the service token alone. */
import { FieldValue, Timestamp, type Firestore } from '@google-cloud/firestore';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { openFirestore } from './openFirestore';

let firebase: TestFirebase;
let db: Firestore;

beforeAll(async () => {
  firebase = await startTestFirebase({ testMode: false });
  db = openFirestore({
    projectId: firebase.projectId,
    embedded: { origin: firebase.origin, serviceToken: firebase.serviceToken },
  });
});
beforeEach(() => firebase.wipe());
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

test('a document comes back as it was written', async () => {
  const at = Timestamp.fromMillis(1_700_000_000_123);
  const data = {
    text: 'ș',
    at,
    list: [1, 2.5, null],
    map: { deep: true },
    bytes: Buffer.from('x'),
  };
  await db.doc('settings/site').set(data);
  expect((await db.doc('settings/site').get()).data()).toEqual(data);
  await db
    .doc('settings/site')
    .update({ 'map.deep': FieldValue.delete(), n: FieldValue.increment(2) });
  expect((await db.doc('settings/site').get()).data()).toMatchObject({ map: {}, n: 2 });
});

test('several documents come in one request, missing ones too', async () => {
  await db.doc('a/1').create({ n: 1 });
  const [first, second] = await db.getAll(db.doc('a/1'), db.doc('a/2'));
  expect([first?.data(), second?.exists]).toEqual([{ n: 1 }, false]);
});

test('creating twice, and updating what is missing, are refused', async () => {
  await db.doc('a/1').create({ n: 1 });
  await expect(db.doc('a/1').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
  await expect(db.doc('a/2').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
});

test('queries filter, sort, go on from a cursor, and count', async () => {
  const batch = db.batch();
  for (let n = 0; n < 25; n += 1) batch.set(db.doc(`numbers/n${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  const page = await db.collection('numbers').orderBy('n').startAfter(9).limit(3).get();
  expect(page.docs.map((found) => found.data().n)).toEqual([10, 11, 12]);
  const even = db.collection('numbers').where('even', '==', true);
  expect((await even.count().get()).data().count).toBe(13);
});

test('a transaction whose reading was overtaken is run again', async () => {
  const counter = db.doc('counters/one');
  await counter.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 4 }, () =>
      db.runTransaction(
        async (transaction) => {
          const { n } = (await transaction.get(counter)).data() as { n: number };
          transaction.update(counter, { n: n + 1 });
        },
        { maxAttempts: 10 },
      ),
    ),
  );
  expect((await counter.get()).data()).toEqual({ n: 4 });
});

test('without the service token nothing passes the rules', async () => {
  const stranger = openFirestore({
    projectId: firebase.projectId,
    embedded: { origin: firebase.origin, serviceToken: 'owner' },
  });
  await expect(stranger.doc('settings/site').set({ n: 1 })).rejects.toThrow();
  await stranger.terminate();
});
