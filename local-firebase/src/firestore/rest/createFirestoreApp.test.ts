import {
  OPEN_RULES,
  startEmptyFirebase,
  type EmptyFirebase,
} from '../../../testing/startEmptyFirebase';

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({ rules: OPEN_RULES });
});
afterAll(() => firebase.stop());

test('a document that was written comes back', async () => {
  await firebase.seed('cars/a', { make: 'Alfa', price: 5000.5, at: new Date(0), tags: ['x'] });
  expect(await firebase.read('cars/a')).toEqual({
    make: 'Alfa',
    price: 5000.5,
    at: new Date(0),
    tags: ['x'],
  });
});

test('a query filters and orders', async () => {
  for (const [id, price] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const)
    await firebase.seed(`shop/${id}`, { price, isNew: price > 1 });
  const { data } = await firebase.owner.list('shop', {
    where: [['isNew', '==', true]],
    orderBy: [['price', 'desc']],
  });
  expect(data.map(({ id }) => id)).toEqual(['a', 'c']);
});
