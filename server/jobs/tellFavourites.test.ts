/** What buyers are told of their favourites, and sellers asked of what nobody touches: by the commands, jobs and addresses. */
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import type { EmailDocument } from '../mail/EmailDocument';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { describedCar, seedMarket } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const seller = sampleCar.ownerId;
let firebase: TestFirebase;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
});
afterEach(() => firebase.stop());

const told = async (): Promise<EmailDocument[]> => {
  const { data } = await firebase.owner.list('mail', { limit: 200 });
  return data.map((each) => each.data as unknown as EmailDocument);
};
const toBuyers = async () => (await told()).filter(({ about }) => about.kind.startsWith('favour'));
const call = async (name: string, input: object, token: string) =>
  expect((await callTestCommand(firebase.origin, name, input, { token })).status).toBe(200);
async function seedFavourites(people: number): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    await firebase.seed(`users/p${n}`, { ...sampleUser, email: `p${n}@exemplu.ro` });
    await firebase.seed(`users/p${n}/favourites/${id}`, {
      listingId: id,
      priceLei: sampleCar.priceLei,
      addedAt: ago(1),
    });
  }
}

test('everybody who keeps a listing is told once that it is cheaper, sold or ends soon', async () => {
  const token = await signInForTest(firebase, seller, sampleUser);
  await seedListing(firebase, { expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await seedFavourites(25);
  const { id: _id, ...car } = describedCar();
  const price = { ...car.price, amountMinor: 900_000 };
  await call('editListing', { ...car, price, id, version: 1 }, token);
  await runJobsLater(firebase, 0);
  expect(await toBuyers()).toHaveLength(25);
  expect((await toBuyers())[0]!.message.text).toContain('9.000 €');

  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  expect(await toBuyers()).toHaveLength(50);

  await call('changeListingStatus', { id, version: 2, to: 'sold' }, token);
  await runJobsLater(firebase, 0);
  const kinds = (await toBuyers()).map(({ about }) => about.kind);
  expect(kinds.filter((kind) => kind === 'favouriteSold')).toHaveLength(25);
});

test('a person who wants no alerts of searches is told of favourites all the same', async () => {
  const token = await signInForTest(firebase, seller, sampleUser);
  await seedListing(firebase);
  await seedFavourites(1);
  await firebase.seed('users/p0/preferences/mail', { searchAlert: false });
  const { id: _id, ...car } = describedCar();
  const price = { ...car.price, amountMinor: 900_000 };
  await call('editListing', { ...car, price, id, version: 1 }, token);
  await runJobsLater(firebase, 0);
  expect((await toBuyers()).map(({ to }) => to)).toEqual(['p0@exemplu.ro']);
});

test('nobody is told of a price that is not below the one they saved, or of a seller they hid', async () => {
  const token = await signInForTest(firebase, seller, sampleUser);
  await seedListing(firebase);
  await seedFavourites(3);
  await firebase.seed(`users/p0/favourites/${id}`, { listingId: id, priceLei: 1, addedAt: ago(1) });
  await firebase.seed(`users/p1/mutedSellers/${seller}`, { sellerName: 'x', addedAt: ago(1) });
  const { id: _id, ...car } = describedCar();
  const price = { ...car.price, amountMinor: 900_000 };
  await call('editListing', { ...car, price, id, version: 1 }, token);
  await runJobsLater(firebase, 0);
  expect((await toBuyers()).map(({ to }) => to)).toEqual(['p2@exemplu.ro']);
});

test('a seller is asked once a term whether an old listing is still available, and answers by one click', async () => {
  await firebase.seed(`users/${seller}`, sampleUser);
  await seedListing(firebase, { createdAt: ago(40), publishedAt: ago(11), updatedAt: ago(11) });
  await runJobsLater(firebase, 0, { name: 'askAvailable' });
  await runJobsLater(firebase, 0, { name: 'askAvailable' });
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  const follow = async (label: string, method: string) => {
    const url = new URL(new RegExp(`${label} (\\S+)`).exec(email!.message.text)![1]!);
    return (await fetch(`${firebase.origin}/api/e-mail${url.search}`, { method })).text();
  };
  expect(await follow('Da, este disponibil', 'GET')).toContain('<button>Da, este disponibil');
  expect(await follow('Da, este disponibil', 'POST')).toContain('Anunțul rămâne public');
  expect(await firebase.read(`listings/${id}`)).toMatchObject({ status: 'active' });
  expect(await follow('Scoateți anunțul', 'POST')).toContain('scos din liste');
  expect(await firebase.read(`listings/${id}`)).toMatchObject({ status: 'archived' });
});

test('nobody is asked of a listing that is new, or was touched in the last days', async () => {
  await firebase.seed(`users/${seller}`, sampleUser);
  await seedListing(firebase, { createdAt: ago(20), updatedAt: ago(11) });
  await runJobsLater(firebase, 0, { name: 'askAvailable' });
  await seedListing(firebase, { createdAt: ago(40), updatedAt: ago(2) });
  await runJobsLater(firebase, 0, { name: 'askAvailable' });
  expect(await told()).toEqual([]);
});
