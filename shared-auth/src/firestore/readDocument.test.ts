import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { validProfiles } from '@anunturi/shared-domain/samples/userSamples';
import { configureFirebase, openFirestore } from '@anunturi/shared-auth/firebase';
import { readDocument, readVisibleDocument } from './readDocument';
import { readEach } from './readEach';
import { readPage } from './readPage';

const listing = 'listings/abcdefghij0123456789';
const path = `${listing}/priceHistory`;
const price = (amountMinor: number, at: Date) => ({
  amountMinor,
  currency: 'RON',
  priceLei: amountMinor / 100,
  at,
});
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
  await firebase.seed(listing, { status: 'active', ownerId: 'ana' });
  await firebase.seed('listings/hidden00000000000000', { status: 'paused', ownerId: 'ana' });
  for (let month = 1; month <= 5; month += 1)
    await firebase.seed(`${path}/${month}`, price(month * 1000, new Date(Date.UTC(2026, month))));
});
afterAll(() => firebase.stop());

test('a document has its id and dates, and is null where there is none', async () => {
  expect(await readDocument(`${path}/2`, priceHistoryEntrySchema)).toEqual({
    id: '2',
    ...price(2000, new Date(Date.UTC(2026, 2))),
  });
  expect(await readDocument(`${path}/99`, priceHistoryEntrySchema)).toBeNull();
});

test('what a later version stored beside, at the top and within, hides nobody', async () => {
  const [, firm] = validProfiles.find(([what]) => what === 'a company')!;
  const companyHours = { mon: { from: '09:00', to: '17:00' } };
  await firebase.seed('profiles/firma', {
    ...firm,
    companyHours: { ...companyHours, mon: { ...companyHours.mon, lunch: '13:00' }, holidays: [] },
    companyLogo: 'logo.webp',
  });
  const found = await readDocument('profiles/firma', profileSchema);
  expect(found).toEqual({ ...firm, companyHours, id: 'firma' });
});

test('a document that the rules hide is a refusal, or none where asked so', async () => {
  const hidden = 'listings/hidden00000000000000';
  await expect(readDocument(hidden, priceHistoryEntrySchema)).rejects.toMatchObject({
    code: 'notAllowed',
  });
  expect(await readVisibleDocument(hidden, priceHistoryEntrySchema)).toBeNull();
});

test('a page begins where the one before ended, and leaves out a broken document with a log of its path', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await firebase.seed(`${path}/broken`, { at: new Date(Date.UTC(2026, 3, 15)), amountMinor: 'x' });
  const asked = {
    path,
    schema: priceHistoryEntrySchema,
    order: [['at', 'desc']] as const,
    size: 3,
  };
  const first = await readPage(asked);
  expect(first.rows.map(({ id }) => id)).toEqual(['5', '4']);
  expect(log.mock.calls.flat().join()).toMatch(
    /priceHistory\/broken is not valid at .*amountMinor/,
  );
  const second = await readPage(asked, first.next);
  expect(second.rows.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(second.next).toBeNull();
  log.mockRestore();
});

test('each document is read as stored, beyond the limit of one list too', async () => {
  const { orderBy } = await openFirestore();
  for (let at = 0; at < 200; at += 1)
    await firebase.seed(`${path}/more${at}`, price(at, new Date(Date.UTC(2027, 0, 1, 0, at))));
  const found = await readEach(path, orderBy('at'));
  expect(found).toHaveLength(206);
  expect(new Set(found.map(({ id }) => id)).size).toBe(206);
});
