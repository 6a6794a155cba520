import type { RestFields } from '../../RestValue';
import { DocumentStore, type StoredDocument } from './DocumentStore';

const segments = ['t', 'a'];
const fields = (n: number): RestFields => ({ n: { integerValue: String(n) } });

let store: DocumentStore;
beforeEach(() => {
  store = new DocumentStore(':memory:');
});
afterEach(() => store.database.close());

const put = (n: number) =>
  store.transaction(() =>
    store.put('p', segments, fields(n), store.get('p', segments), store.nextTime()),
  );
const read = ({ n }: StoredDocument) => JSON.parse(store.getByNumber(n)?.fieldsJson ?? 'null');

test('a document that was read before is read as it is now: written, removed, wiped', () => {
  const document = put(1);
  expect(read(document)).toEqual(fields(1));
  put(2);
  expect(read(document)).toEqual(fields(2));
  store.transaction(() => store.remove(document));
  expect([store.getByNumber(document.n), store.get('p', segments)]).toEqual([null, null]);
  const another = put(3);
  expect(read(another)).toEqual(fields(3));
  store.transaction(() => store.wipe('p'));
  expect(store.getByNumber(another.n)).toBeNull();
});

test('what was read within a transaction that failed is as it was before', () => {
  const document = put(1);
  expect(() =>
    store.transaction(() => {
      put(2);
      expect(read(document)).toEqual(fields(2));
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(read(document)).toEqual(fields(1));
});

test('what a document was before it is replaced stays as it was', () => {
  put(1);
  const before = store.get('p', segments)!;
  put(2);
  expect(JSON.parse(before.fieldsJson)).toEqual(fields(1));
});
