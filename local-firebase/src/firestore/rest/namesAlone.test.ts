import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /cars/{id} { allow list: if resource.data.isShown; }
} }`;
const select = { fields: [{ fieldPath: '__name__' }] };
const shown = {
  from: [{ collectionId: 'cars' }],
  where: {
    fieldFilter: { field: { fieldPath: 'isShown' }, op: 'EQUAL', value: { booleanValue: true } },
  },
};

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({ rules: RULES });
  await firebase.seed('cars/a', { isShown: true, make: 'Alfa' });
  await firebase.seed('cars/b', { isShown: false });
});
afterAll(() => firebase.stop());

const ask = (structuredQuery: object) =>
  firebase.as(null).send('POST', ':runQuery', { structuredQuery });

test('a query for names alone answers names and times, without any field', async () => {
  const whole = await ask(shown);
  const names = await ask({ ...shown, select });
  const { fields, ...rest } = whole.body[0].document;
  expect(fields).toEqual({ isShown: { booleanValue: true }, make: { stringValue: 'Alfa' } });
  expect(names.body.map(({ document }: { document: object }) => document)).toEqual([rest]);
  expect(Object.keys(rest).toSorted()).toEqual(['createTime', 'name', 'updateTime']);
});

test('the rules refuse a query for names alone where they refuse the documents', async () => {
  const { from } = shown;
  expect((await ask({ from })).status).toBe(403);
  expect((await ask({ from, select })).status).toBe(403);
});

test('the name beside a field leaves that field', async () => {
  const both = { fields: [...select.fields, { fieldPath: 'make' }] };
  const { body } = await ask({ ...shown, select: both });
  expect(body[0].document.fields).toEqual({ make: { stringValue: 'Alfa' } });
});
