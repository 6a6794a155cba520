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

const from = [{ collectionId: 'b' }];
const filter = (fieldPath: string, op: string, value: object) => ({
  from,
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const array = (...values: object[]) => ({ arrayValue: { values } });
const statusOf = async (query: object) => (await firebase.as('u1').query(query)).status;

test.each(['__x__', '`__x__`', 'a.__x__', '__name__.a'])(
  'the reserved name %s is refused in filters, orders and selections',
  async (fieldPath) => {
    const field = { fieldPath };
    const queries = [
      filter(fieldPath, 'EQUAL', { integerValue: '1' }),
      { from, where: { unaryFilter: { field, op: 'IS_NULL' } } },
      { from, orderBy: [{ field }] },
      { from, select: { fields: [field] } },
    ];
    expect(await Promise.all(queries.map(statusOf))).toEqual([400, 400, 400, 400]);
  },
);

test('names that only look reserved are not', async () => {
  expect(await statusOf(filter('__x', 'EQUAL', { integerValue: '1' }))).toBe(200);
  expect(await statusOf({ from, orderBy: [{ field: { fieldPath: '__name__' } }] })).toBe(200);
});

/** The longest text that Google's emulator still takes in each place. */
test.each([
  ['a text', 'EQUAL', 1499, text],
  ['a text in two-byte letters', 'EQUAL', 749, (n: number) => ({ stringValue: 'ă'.repeat(n) })],
  ['bytes', 'EQUAL', 1500, (n: number) => ({ bytesValue: Buffer.alloc(n).toString('base64') })],
  ['an array', 'EQUAL', 1491, (n: number) => array(text(n), { integerValue: '1' })],
  ['a map', 'GREATER_THAN', 1497, (n: number) => ({ mapValue: { fields: { a: text(n) } } })],
  ['each choice of in', 'IN', 1499, (n: number) => array(text(1499), text(n))],
  ['an entry of an array', 'ARRAY_CONTAINS', 1499, text],
])('%s is compared up to its limit, not beyond', async (_what, op, most, make) => {
  expect(await statusOf(filter('v', op, make(most)))).toBe(200);
  expect(await statusOf(filter('v', op, make(most + 1)))).toBe(400);
});
