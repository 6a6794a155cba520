/** The unmodified web SDK (firestore/lite) against the server. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  limitToLast,
  or,
  and,
  orderBy,
  query,
  refEqual,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /{path=**} { allow read, write: if request.auth != null; }
  match /public/{id} { allow read: if true; }
} }`;

let firebase: EmptyFirebase;
const apps: FirebaseApp[] = [];

function connect(uid: string | null): Firestore {
  const app = initializeApp({ projectId: firebase.projectId, apiKey: 'k' }, `app-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  const { hostname, port } = new URL(firebase.origin);
  connectFirestoreEmulator(db, hostname, Number(port), uid ? { mockUserToken: { sub: uid } } : {});
  return db;
}

beforeAll(async () => {
  setLogLevel('silent'); // refusals are expected here
  firebase = await startEmptyFirebase({ rules: RULES });
});
afterEach(async () => {
  firebase.wipe();
  await Promise.all(apps.splice(0).map(deleteApp));
});
afterAll(() => firebase.stop());

const ids = (result: { docs: { id: string }[] }) => result.docs.map(({ id }) => id);

test('every kind of value comes back as it was set', async () => {
  const db = connect('u1');
  const data = {
    text: 'țară 😀\0',
    whole: 42,
    big: Number.MAX_SAFE_INTEGER,
    half: 0.5,
    nan: NaN,
    infinite: -Infinity,
    yes: true,
    nothing: null,
    at: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Bytes.fromBase64String('AQID'),
    place: new GeoPoint(44.4, 26.1),
    list: [1, 'x', { y: [2] }],
    map: { a: { b: 1 }, 'odd.key': 2 },
  };
  await setDoc(doc(db, 'cars/a'), { ...data, other: doc(db, 'cars/b') });
  const { other, ...rest } = (await getDoc(doc(db, 'cars/a'))).data() as {
    other: DocumentReference;
  };
  expect(rest).toEqual(data);
  expect(refEqual(other, doc(db, 'cars/b'))).toBe(true);
});

test('merging, deleting fields and server-side changes do what the SDK says', async () => {
  const db = connect('u1');
  const car = doc(db, 'cars/a');
  await setDoc(car, { price: 10, tags: ['a'], old: 1, m: { x: 1, y: 2 } });
  await setDoc(car, { m: { x: 5 } }, { merge: true });
  await updateDoc(car, {
    price: increment(5),
    tags: arrayUnion('b'),
    old: deleteField(),
    'm.y': 7,
    at: serverTimestamp(),
  });
  await updateDoc(car, { tags: arrayRemove('a') });
  const { at, ...rest } = (await getDoc(car)).data() as { at: Timestamp };
  expect(rest).toEqual({ price: 15, tags: ['b'], m: { x: 5, y: 7 } });
  expect(at).toBeInstanceOf(Timestamp);
});

test('queries with filters, cursors, limits and alternatives find what they should, in order', async () => {
  const db = connect('u1');
  for (let i = 0; i < 8; i += 1)
    await setDoc(doc(db, `cars/c${i}`), { n: i, even: i % 2 === 0, tags: [`t${i % 3}`] });
  const cars = collection(db, 'cars');
  expect(
    ids(await getDocs(query(cars, where('even', '==', true), orderBy('n', 'desc'), limit(2)))),
  ).toEqual(['c6', 'c4']);
  expect(ids(await getDocs(query(cars, orderBy('n'), limitToLast(3))))).toEqual(['c5', 'c6', 'c7']);
  expect(ids(await getDocs(query(cars, orderBy('n'), startAfter(2), endBefore(5))))).toEqual([
    'c3',
    'c4',
  ]);
  expect(
    ids(
      await getDocs(
        query(cars, where('tags', 'array-contains-any', ['t0', 't2']), where('n', '<', 4)),
      ),
    ),
  ).toEqual(['c0', 'c2', 'c3']);
  expect(
    ids(
      await getDocs(
        query(cars, or(where('n', '==', 7), and(where('even', '==', true), where('n', '<', 3)))),
      ),
    ),
  ).toEqual(['c0', 'c2', 'c7']);
  expect(ids(await getDocs(query(cars, where(documentId(), 'in', ['c3', 'c1', 'zz']))))).toEqual([
    'c1',
    'c3',
  ]);
  expect(ids(await getDocs(query(cars, where('n', 'not-in', [0, 1, 2, 3, 4, 5]))))).toEqual([
    'c6',
    'c7',
  ]);
  const third = await getDoc(doc(db, 'cars/c3'));
  expect(
    ids(await getDocs(query(cars, orderBy('even'), orderBy('n'), startAfter(third), limit(2)))),
  ).toEqual(['c5', 'c7']);
});

test('groups of collections, counts and sums', async () => {
  const db = connect('u1');
  await setDoc(doc(db, 'users/a/cars/1'), { price: 1 });
  await setDoc(doc(db, 'users/b/cars/2'), { price: 2.5 });
  await addDoc(collection(db, 'users/b/cars'), { name: 'no price' });
  const cars = collectionGroup(db, 'cars');
  expect((await getCount(cars)).data().count).toBe(3);
  expect(
    (await getAggregate(cars, { total: sum('price'), mean: average('price') })).data(),
  ).toEqual({ total: 3.5, mean: 1.75 });
  expect(ids(await getDocs(query(cars, where('price', '>', 1))))).toEqual(['2']);
});

test('a batch is written whole or not at all', async () => {
  const db = connect('u1');
  const batch = writeBatch(db);
  batch.set(doc(db, 'cars/a'), { n: 1 });
  batch.update(doc(db, 'cars/missing'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect((await getDoc(doc(db, 'cars/a'))).exists()).toBe(false);
});

test('a refused caller gets permission-denied, and reads what is public', async () => {
  await setDoc(doc(connect('u1'), 'public/a'), { n: 1 });
  const db = connect(null);
  await expect(setDoc(doc(db, 'public/a'), { n: 2 })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(deleteDoc(doc(db, 'public/a'))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(getDocs(collection(db, 'cars'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(ids(await getDocs(collection(db, 'public')))).toEqual(['a']);
});

test('of two transactions on one document one wins and the other tries again', async () => {
  const [first, second] = [connect('u1'), connect('u2')];
  await setDoc(doc(first, 'counters/a'), { n: 1 });
  let attempts = 0;
  await runTransaction(first, async (transaction) => {
    attempts += 1;
    const before = await transaction.get(doc(first, 'counters/a'));
    if (attempts === 1) {
      await runTransaction(second, async (inner) => {
        const seen = await inner.get(doc(second, 'counters/a'));
        inner.update(doc(second, 'counters/a'), { n: (seen.data()?.n as number) + 10 });
      });
    }
    transaction.update(doc(first, 'counters/a'), { n: (before.data()?.n as number) + 1 });
  });
  expect(attempts).toBe(2);
  expect(await firebase.read('counters/a')).toEqual({ n: 12 });
});

test('of two transactions that make one document the second sees the first', async () => {
  const [first, second] = [connect('u1'), connect('u2')];
  const makers: string[] = [];
  await runTransaction(first, async (transaction) => {
    const before = await transaction.get(doc(first, 'slots/a'));
    if (makers.length === 0) {
      makers.push('second');
      await runTransaction(second, async (inner) => {
        await inner.get(doc(second, 'slots/a'));
        inner.set(doc(second, 'slots/a'), { by: 'second' });
      });
    }
    if (!before.exists()) transaction.set(doc(first, 'slots/a'), { by: 'first' });
    else makers.push('first saw it');
  });
  expect(makers).toEqual(['second', 'first saw it']);
  expect(await firebase.read('slots/a')).toEqual({ by: 'second' });
});

test('forty clients counting together lose nothing', async () => {
  const clients = Array.from({ length: 8 }, (_, i) => connect(`u${i}`));
  await setDoc(doc(clients[0] as Firestore, 'counters/a'), { n: 0 });
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      updateDoc(doc(clients[i % 8] as Firestore, 'counters/a'), { n: increment(1) }),
    ),
  );
  expect(await firebase.read('counters/a')).toEqual({ n: 40 });
});
