import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { indexesFile } from '../indexes/indexesFile';
import { newest } from './testing/ListedQuery';
import { administrationQueries } from './testing/administrationQueries';
import { listingQueries } from './testing/listingQueries';
import { personalQueries } from './testing/personalQueries';
import { postQueries } from './testing/postQueries';

/**
 * firestore.indexes.json serves every list of the product: the server refuses a query that production would refuse
 * for want of an index.
 */
const written = readFileSync(join(__dirname, '../firestore.indexes.json'), 'utf8');
const declared = JSON.parse(written) as { indexes: unknown[] };
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

test('firestore.indexes.json is what `npm run rules:indexes` writes', () => {
  expect(written).toBe(indexesFile());
});

test('no index is declared twice', () => {
  expect(new Set(declared.indexes.map((each) => JSON.stringify(each))).size).toBe(
    declared.indexes.length,
  );
});

const queries = [...listingQueries, ...personalQueries, ...postQueries, ...administrationQueries];

test.each(queries)('an index serves %s', async (_what, collection, options) => {
  const { status, body } = await firebase.owner.list(collection, { limit: 24, ...options });
  expect({ status, message: body?.error?.message ?? body?.[0]?.error?.message }).toEqual({
    status: 200,
    message: undefined,
  });
});

test('a query without an index is refused', async () => {
  expect(
    (
      await firebase.owner.list('listings', {
        where: [
          ['status', '==', 'active'],
          ['vehicle.colour', '==', 'red'],
        ],
        orderBy: [newest],
        limit: 1,
      })
    ).error,
  ).toBe('FAILED_PRECONDITION');
});
