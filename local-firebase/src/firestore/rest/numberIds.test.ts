/** Ids such as `__id7__`, which Datastore gives and Firestore takes: numbers stand before texts, by their value. */
import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

const ordered = ['__id2__', '__id7__', '__id12__', '12', '7', 'A', '__id1_', '_id1__', 'a'];
let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase();
  for (const id of ordered.toReversed()) await firebase.seed(`items/${id}`, { n: 1 });
  await firebase.seed('items/__id7__/parts/__id3__', { of: 'seven' });
});
afterAll(() => firebase.stop());

const query = async (more: object) => {
  const structuredQuery = { from: [{ collectionId: 'items' }], ...more };
  const { body } = await firebase.owner.send('POST', ':runQuery', { structuredQuery });
  return (body as { document?: { name: string } }[]).flatMap(({ document }) =>
    document ? [document.name.split('/').at(-1)!] : [],
  );
};
const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
const name = (path: string) =>
  `projects/${firebase.projectId}/databases/(default)/documents/${path}`;

test('they are read, written and deleted as any other', async () => {
  expect((await firebase.owner.get('items/__id7__')).data).toEqual({ n: 1 });
  expect((await firebase.owner.get('items/__id7__/parts/__id3__')).data).toEqual({ of: 'seven' });
  await firebase.seed('items/__id99__', { n: 2 });
  expect((await firebase.owner.send('DELETE', '/items/__id99__')).status).toBe(200);
  expect((await firebase.owner.get('items/__id99__')).status).toBe(404);
});

test('numbers come first, by their value, with and without an index, from a cursor on', async () => {
  expect(await query({ orderBy })).toEqual(ordered);
  const where = {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } },
  };
  expect(await query({ where })).toEqual(ordered);
  const startAt = { values: [{ referenceValue: name('items/__id7__') }], before: false };
  expect(await query({ orderBy, startAt })).toEqual(ordered.slice(2));
  const { body } = await firebase.owner.send('GET', '/items?pageSize=2');
  const next = await firebase.owner.send(
    'GET',
    `/items?pageSize=2&pageToken=${body.nextPageToken}`,
  );
  const idsOf = (answer: { documents: { name: string }[] }) =>
    answer.documents.map((each) => each.name.split('/').at(-1));
  expect([...idsOf(body), ...idsOf(next.body)]).toEqual(ordered.slice(0, 4));
});

test.each(['items/__idx__', 'items/__id__', 'items/__id07__', '__id7__/a'])(
  '%s is reserved',
  async (path) => {
    expect(await firebase.owner.get(path)).toMatchObject({
      status: 400,
      error: 'INVALID_ARGUMENT',
    });
  },
);

test.each([
  ['POST', 'documents:runEverything'],
  ['PUT', 'documents/items/a'],
  ['GET', 'nothing'],
])('%s %s is answered as Google answers what there is not', async (method, path) => {
  const root = `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)`;
  const answer = await fetch(`${root}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
});
