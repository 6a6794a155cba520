import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({
    rules:
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /open/{x} { allow read, write: if true; } match /mine/{x} { allow update: if resource.data.o == request.auth.uid; } } }",
  });
});
afterEach(() => firebase.wipe());
afterAll(() => firebase.stop());

const nameOf = (path: string) =>
  `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
const set = (path: string, fields: object) =>
  firebase.as('u1').commit([{ update: { name: nameOf(path), fields } }]);
const nested = (depth: number): object =>
  depth === 0 ? { integerValue: '1' } : { mapValue: { fields: { k: nested(depth - 1) } } };

test('500 writes are taken together, 501 are refused and none is written', async () => {
  const batch = (size: number) =>
    firebase
      .as('u1')
      .batch(Array.from({ length: size }, (_, i) => ({ set: `open/d${i}`, data: { i } })));
  expect((await batch(501)).error).toBe('INVALID_ARGUMENT');
  expect(await firebase.read('open/d0')).toBeNull();
  expect((await batch(500)).status).toBe(200);
  expect((await firebase.owner.count('open')).data).toBe(500);
});

test('maps may be nested 20 deep, not 21', async () => {
  expect((await set('open/a', { m: nested(20) })).status).toBe(200);
  expect((await set('open/a', { m: nested(21) })).error).toBe('INVALID_ARGUMENT');
});

test('an empty map counts as a level, an empty array does not', async () => {
  const below = (levels: number, value: object): object =>
    levels === 0 ? value : { mapValue: { fields: { k: below(levels - 1, value) } } };
  const statusOf = async (value: object) => (await set('open/a', { m: below(20, value) })).status;
  expect(await statusOf({ mapValue: {} })).toBe(400);
  expect(await statusOf({ mapValue: { fields: {} } })).toBe(400);
  expect(await statusOf({ arrayValue: {} })).toBe(200);
  expect((await set('open/a', { m: below(19, { mapValue: {} }) })).status).toBe(200);
});

test('a full disk is said to be one, and what was there stays', async () => {
  await firebase.seed('open/a', { n: 1 });
  const { database } = firebase.firestore.documents;
  const [[pages]] = database.sql('PRAGMA page_count').all([]) as [[number]];
  database.sql(`PRAGMA max_page_count = ${pages}`).all([]);
  const text = { stringValue: 'x'.repeat(900_000) };
  const refused = await set('open/a', { text });
  database.sql('PRAGMA max_page_count = 1073741823').all([]);
  expect({ status: refused.status, error: refused.error }).toEqual({
    status: 429,
    error: 'RESOURCE_EXHAUSTED',
  });
  expect(await firebase.read('open/a')).toEqual({ n: 1 });
  expect((await set('open/a', { text })).status).toBe(200);
});

test('a document may hold 1 MiB by content, not more, also when it grows by a merge', async () => {
  expect((await set('open/a', { a: { stringValue: 'x'.repeat(1_048_487) } })).status).toBe(200);
  expect((await set('open/b', { a: { stringValue: 'x'.repeat(600_000) } })).status).toBe(200);
  expect((await firebase.as('u1').update('open/b', { b: 'x'.repeat(600_000) })).error).toBe(
    'INVALID_ARGUMENT',
  );
});

test('a write that names another project is refused', async () => {
  const { error } = await firebase.owner.commit([
    { update: { name: 'projects/other/databases/(default)/documents/open/a', fields: {} } },
  ]);
  expect(error).toBe('INVALID_ARGUMENT');
});

test('a request above the size limit is refused, announced or not', async () => {
  const body = JSON.stringify({ writes: [], database: 'x'.repeat(12 * 1024 * 1024) });
  const url = `${firebase.origin}/v1/${nameOf('').slice(0, -1)}:commit`;
  expect((await fetch(url, { method: 'POST', body })).status).toBe(413);
  const stream = new Blob([body]).stream();
  expect(
    (await fetch(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)).status,
  ).toBe(413);
});

test('checks come in order: shape, names and values, rules, preconditions', async () => {
  await firebase.seed('mine/a', { o: 'u1' });
  const update = (path: string, fields: object, currentDocument: object) => ({
    update: { name: nameOf(path), fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument,
  });
  const ask = async (write: object) => (await firebase.as('u2').commit([write])).status;
  expect(
    await ask({ update: { name: nameOf('mine/a'), fields: { __x__: { integerValue: 1 } } } }),
  ).toBe(400);
  expect(
    await ask(update('mine/a', { n: { integerValue: 1 } }, { updateTime: '2020-01-01T00:00:00Z' })),
  ).toBe(403);
  expect(await ask(update('mine/none', { n: { integerValue: 1 } }, { exists: true }))).toBe(403);
  expect(await ask(update('open/none', { n: { integerValue: 1 } }, { exists: true }))).toBe(404);
  await firebase.seed('open/a', { n: 1 });
  expect(
    await ask(update('open/a', { n: { integerValue: 1 } }, { updateTime: '2020-01-01T00:00:00Z' })),
  ).toBe(400);
  expect(
    await ask({
      update: { name: nameOf('open/a'), fields: {} },
      currentDocument: { exists: false },
    }),
  ).toBe(409);
});

test('an array with too many entries for its index is refused, the document stays as it was', async () => {
  await firebase.seed('open/a', { tags: [1] });
  await firebase.owner.list('open', { where: [['tags', 'array-contains', 1]] });
  const tags = {
    arrayValue: { values: Array.from({ length: 40_001 }, (_, i) => ({ integerValue: String(i) })) },
  };
  expect((await set('open/a', { tags })).error).toBe('INVALID_ARGUMENT');
  expect(await firebase.read('open/a')).toEqual({ tags: [1] });
});

test('a very long answer comes whole', async () => {
  for (let done = 0; done < 2500; done += 500)
    await firebase.owner.batch(
      Array.from({ length: 500 }, (_, i) => ({
        set: `open/d${String(done + i).padStart(5, '0')}`,
        data: { n: done + i },
      })),
    );
  const { data } = await firebase.owner.list('open');
  expect(data.map(({ data: { n } }) => n)).toEqual(Array.from({ length: 2500 }, (_, i) => i));
});
