import {
  OPEN_RULES,
  startEmptyFirebase,
  type EmptyFirebase,
} from '../../../testing/startEmptyFirebase';

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({ rules: OPEN_RULES });
});
afterEach(() => firebase.wipe());
afterAll(() => firebase.stop());

const begin = async (options = {}): Promise<string> =>
  (await firebase.owner.send('POST', ':beginTransaction', { options })).body.transaction;
const nameOf = (path: string) =>
  `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
const write = (path: string, n: number) => ({
  update: { name: nameOf(path), fields: { n: { integerValue: n } } },
});

test('a transaction whose document changed meanwhile is aborted, and nothing is written', async () => {
  await firebase.seed('t/a', { n: 1 });
  const transaction = await begin();
  await firebase.owner.send('POST', ':batchGet', { documents: [nameOf('t/a')], transaction });
  await firebase.seed('t/a', { n: 2 });
  const { status, error } = await firebase.owner.commit([write('t/b', 1)], { transaction });
  expect({ status, error }).toEqual({ status: 409, error: 'ABORTED' });
  expect(await firebase.read('t/b')).toBeNull();
});

test('a transaction whose missing document was made meanwhile is aborted', async () => {
  const transaction = await begin();
  await firebase.owner.send('GET', `/t/a?transaction=${encodeURIComponent(transaction)}`);
  await firebase.seed('t/a', { n: 2 });
  expect((await firebase.owner.commit([write('t/a', 1)], { transaction })).error).toBe('ABORTED');
});

test('a transaction whose query would now find more is aborted', async () => {
  const query = {
    structuredQuery: { from: [{ collectionId: 't' }] },
    newTransaction: { readWrite: {} },
  };
  const [{ transaction }] = (await firebase.owner.send('POST', ':runQuery', query)).body;
  await firebase.seed('t/new', { n: 1 });
  expect((await firebase.owner.commit([write('t/other', 1)], { transaction })).error).toBe(
    'ABORTED',
  );
});

test('a transaction that nothing disturbed is written, once', async () => {
  const transaction = await begin();
  await firebase.owner.send('POST', ':batchGet', { documents: [nameOf('t/a')], transaction });
  expect((await firebase.owner.commit([write('t/a', 1)], { transaction })).status).toBe(200);
  expect((await firebase.owner.commit([write('t/a', 2)], { transaction })).status).toBe(400);
  expect(await firebase.read('t/a')).toEqual({ n: 1 });
});

test('a rolled back or read-only transaction writes nothing', async () => {
  const ended = await begin();
  expect((await firebase.owner.send('POST', ':rollback', { transaction: ended })).status).toBe(200);
  expect((await firebase.owner.commit([write('t/a', 1)], { transaction: ended })).status).toBe(400);
  const readOnly = await begin({ readOnly: {} });
  expect((await firebase.owner.commit([write('t/a', 1)], { transaction: readOnly })).status).toBe(
    400,
  );
  expect(await firebase.read('t/a')).toBeNull();
});

test('a read-only transaction is not aborted by what changes meanwhile', async () => {
  await firebase.seed('t/a', { n: 1 });
  const transaction = await begin({ readOnly: {} });
  const read = () =>
    firebase.owner.send('POST', ':batchGet', { documents: [nameOf('t/a')], transaction });
  const query = { structuredQuery: { from: [{ collectionId: 't' }] }, transaction };
  await Promise.all([read(), firebase.owner.send('POST', ':runQuery', query)]);
  await firebase.seed('t/a', { n: 2 });
  expect((await read()).status).toBe(200);
  expect((await firebase.owner.commit([], { transaction })).status).toBe(200);
});

test('every update of a document gets a later time than the one before', async () => {
  const times: string[] = [];
  for (let i = 0; i < 50; i += 1)
    times.push((await firebase.owner.set('t/a', { n: i })).body.commitTime);
  const micros = times.map((time) =>
    time.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.padEnd(6, '0')}`),
  );
  expect(micros).toEqual([...new Set(micros)].sort());
});
