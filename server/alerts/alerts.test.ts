/** Alerts of saved searches over the wire: what is published and edited, and which e-mails tell whom. */
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import type { AlertFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { EmailDocument } from '../mail/EmailDocument';
import { randomQueries } from '../search/testing/randomQueries';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { describedCar, seedMarket, seedPhotos, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const seller = sampleCar.ownerId;
const LOGANS = 'fel=masini&marca=dacia';
let firebase: TestFirebase;
let [buyer, owner] = ['', ''];

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true, search: true });
  await seedMarket(firebase);
  [buyer, owner] = [await signInForTest(firebase, 'ana'), await signInForTest(firebase, seller)];
  await firebase.seed('users/ana/preferences/mail', { updatedAt: new Date() });
  await seedSeller(firebase, 'ana', { email: 'ana@exemplu.ro' });
  await seedSeller(firebase, seller, { email: 'vinde@exemplu.ro' });
  await firebase.commandServer!.search!.rebuild();
});
afterEach(() => firebase.stop());

const call = (name: string, input: object, token: string) =>
  callTestCommand(firebase.origin, name, input, { token });
async function save(alert: AlertFrequency, query = LOGANS, name = 'Dacia') {
  return (await call('saveSearch', { name, query, alert }, buyer)).body.result as { id: string };
}
/** Publishes the sample car, changed, under an id that ends with a number. */
async function publish(n = 0, change: object = {}): Promise<string> {
  const listingId = `${id.slice(0, 18)}${String(n).padStart(2, '0')}`;
  const car = describedCar(listingId);
  const vehicle = { ...car.vehicle, mileageKm: 100_000 + n };
  await seedPhotos(firebase, car.photos);
  const { status } = await call('publishListing', { ...car, vehicle, ...change }, owner);
  expect(status).toBe(200);
  return listingId;
}
const alerts = async () => {
  const { data } = await firebase.owner.list('mail', { limit: 100 });
  const all = data.map((each) => each.data as unknown as EmailDocument);
  return all.filter(({ about }) => about.kind === 'searchAlert');
};
/** What was published is matched now, and told when its time has come. */
const later = async (ms: number) => {
  await runJobsLater(firebase, 0);
  await runJobsLater(firebase, ms);
};
const follow = async (email: EmailDocument, label: string, body?: string) => {
  const { search } = new URL(new RegExp(`${label} (\\S+)`).exec(email.message.text)![1]!);
  const sent = body === undefined ? {} : { method: 'POST', body };
  return (await fetch(`${firebase.origin}/api/e-mail${search}`, sent)).text();
};

test('somebody who wants to know at once is told of a new listing, with all that an alert says', async () => {
  await save('atOnce');
  await publish();
  await later(MINUTE_MS);
  const [email, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: 'ana@exemplu.ro', about: { uid: 'ana' } });
  const { subject, text, html } = email!.message;
  expect(subject).toMatch(/^1 anunț nou/);
  for (const told of ['„DACIA”', sampleCar.title, '9.500 €', '2018 · 100.000 km · Diesel · Sibiu'])
    expect(text).toContain(told);
  expect(html).toContain('<img');
  expect(email!.message.headers).toHaveProperty('List-Unsubscribe-Post');
  const [notice] = (await firebase.owner.list('users/ana/notices', { limit: 5 })).data;
  expect(notice!.data).toMatchObject({ kind: 'alert', text: '1 anunț nou pentru „Dacia”' });
});

test('a listing is told once: for several searches, after edits, when it is renewed or posted again', async () => {
  await save('atOnce');
  await save('atOnce', 'fel=masini', 'Orice mașină');
  const listingId = await publish();
  await later(MINUTE_MS);
  const { id: _id, ...described } = describedCar(listingId);
  const price = { ...described.price, amountMinor: 900_000 };
  const vehicle = { ...described.vehicle, mileageKm: 100_000 };
  const edit = { ...described, vehicle, price, id: listingId, version: 1 };
  expect((await call('editListing', edit, owner)).status).toBe(200);
  await later(2 * MINUTE_MS);
  await call('deleteListing', { id: listingId }, owner);
  await publish(1, { vehicle });
  await later(3 * MINUTE_MS);
  expect(await alerts()).toHaveLength(1);
});

test('what is found is told although an earlier e-mail of alerts was given up', async () => {
  await save('atOnce');
  const job = { name: 'tellAlerts', attempts: 10, deadAt: new Date() };
  await firebase.seed('jobs/alert-atOnce-ana', job);
  await publish();
  await later(MINUTE_MS);
  expect(await alerts()).toHaveLength(1);
});

test('one that gets cheap enough for a search is told then, with how its price moved', async () => {
  await save('atOnce', `${LOGANS}&pret-max=9000&moneda=EUR`);
  const listingId = await publish();
  await later(MINUTE_MS);
  expect(await alerts()).toEqual([]);
  const { id: _id, ...described } = describedCar(listingId);
  const price = { ...described.price, amountMinor: 855_000 };
  await call('editListing', { ...described, price, id: listingId, version: 1 }, owner);
  await later(2 * MINUTE_MS);
  const [email] = await alerts();
  expect(email!.message.text).toContain('8.550 € · a scăzut cu 10 %, de la 9.500 €');
});

test('at most three e-mails come at once on a day, and the rest in the daily one', async () => {
  await save('atOnce');
  for (let n = 0; n < 5; n += 1) {
    await publish(n);
    await later((n + 1) * MINUTE_MS);
  }
  expect(await alerts()).toHaveLength(3);
  await later(2 * DAY_MS);
  const all = await alerts();
  expect(all).toHaveLength(4);
  const daily = all.find(({ about }) => about.subject === 'daily');
  expect(daily!.message.subject).toMatch(/^2 anunțuri noi/);
});

test('daily and weekly e-mails come in the morning, each with all that was found since', async () => {
  await save('daily');
  await publish(0);
  await publish(1);
  await later(MINUTE_MS);
  expect(await alerts()).toEqual([]);
  await later(DAY_MS);
  expect((await alerts()).map(({ message }) => message.subject)).toEqual([
    expect.stringMatching(/^2 anunțuri noi/),
  ]);
});

test('nobody is told of their own listings, of a seller whom they hid, or of one who blocked them', async () => {
  await save('atOnce');
  await call('saveSearch', { name: 'A mea', query: LOGANS, alert: 'atOnce' }, owner);
  await call('muteSeller', { sellerId: seller, sellerName: 'Ion' }, buyer);
  await publish(0);
  await later(MINUTE_MS);
  expect(await alerts()).toEqual([]);
  await firebase.owner.batch([{ delete: `users/ana/mutedSellers/${seller}` }]);
  await call('blockPerson', { uid: 'ana' }, owner);
  await publish(1);
  await later(2 * MINUTE_MS);
  expect(await alerts()).toEqual([]);
});

test('a listing that is gone before the morning, or a search that was deleted, is not told of', async () => {
  const { id: searchId } = await save('daily');
  const listingId = await publish(0);
  await later(MINUTE_MS);
  await call('deleteListing', { id: listingId }, owner);
  await later(DAY_MS);
  await publish(1);
  await later(MINUTE_MS);
  await firebase.owner.batch([{ delete: `users/ana/savedSearches/${searchId}` }]);
  await later(3 * DAY_MS);
  expect(await alerts()).toEqual([]);
});

test('an address in the e-mail changes how often it comes, or stops it, without signing in', async () => {
  const { id: searchId } = await save('atOnce');
  await publish(0);
  await later(MINUTE_MS);
  const [email] = await alerts();
  const label = 'Schimbați cât de des vă scriem sau opriți';
  expect(await follow(email!, label)).toContain('>O dată pe săptămână</button>');
  const path = `users/ana/savedSearches/${searchId}`;
  expect(await firebase.read(path)).toMatchObject({ alert: 'atOnce' });
  expect(await follow(email!, label, 'alert=weekly')).toContain('Vă scriem o dată pe săptămână');
  expect(await firebase.read(path)).toMatchObject({ alert: 'weekly' });
  expect(await follow(email!, label, 'alert=never')).toContain('Nu vă mai scriem');
  await publish(1);
  await later(10 * DAY_MS);
  expect(await alerts()).toHaveLength(1);
});

test('a search says how often in the account, and an address that is not confirmed gets nothing', async () => {
  const { id: searchId } = await save('never');
  await call('setSearchAlert', { searchId, alert: 'atOnce' }, buyer);
  await publish();
  await later(MINUTE_MS);
  expect(await alerts()).toHaveLength(1);
  const eva = await signInForTest(firebase, 'eva', {}, { emailVerified: false });
  const saved = await call('saveSearch', { name: 'x', query: LOGANS, alert: 'atOnce' }, eva);
  expect(saved.body.result).toMatchObject({ isTold: false });
  const wish = { searchId: saved.body.result.id, alert: 'daily' };
  expect((await call('setSearchAlert', wish, eva)).code).toBe('emailNotVerified');
});

const asked = { email: 'dan@exemplu.ro', name: 'Dacia', query: LOGANS, alert: 'atOnce' } as const;
const proof = { trap: '', openMs: 5000 };
const subscribe = (change: object = {}) =>
  callTestCommand(firebase.origin, 'subscribeSearch', { ...asked, ...change, proof });
const mailTo = async (to: string) => {
  const { data } = await firebase.owner.list('mail', { limit: 100 });
  return data.map((each) => each.data as unknown as EmailDocument).filter((each) => each.to === to);
};

test('a visitor’s address is told of a search only after it confirmed it, and stops by one POST', async () => {
  expect((await subscribe({ name: 'Sunați la 0700' })).status).toBe(200);
  const [question] = await mailTo('dan@exemplu.ro');
  expect(question!.message.text).not.toContain('0700');
  await publish(0);
  await later(MINUTE_MS);
  expect(await mailTo('dan@exemplu.ro')).toHaveLength(1);

  expect(await follow(question!, 'Confirmați căutarea')).toContain('>Da, vreau</button>');
  expect(await follow(question!, 'Confirmați căutarea', '')).toContain('Căutarea a fost salvată');
  expect(await follow(question!, 'Confirmați căutarea', '')).toContain('a fost folosit');
  await publish(1);
  await later(2 * MINUTE_MS);
  const alert = (await mailTo('dan@exemplu.ro')).find(({ about }) => about.kind === 'searchAlert');
  expect(alert!.message.headers).toHaveProperty('List-Unsubscribe-Post');

  await follow(alert!, 'Nu mai vreau astfel de mesaje', 'List-Unsubscribe=One-Click');
  expect((await firebase.owner.list('subscribers', { limit: 5 })).data).toEqual([]);
  await publish(2);
  await later(3 * MINUTE_MS);
  expect(await mailTo('dan@exemplu.ro')).toHaveLength(2);
});

test('one address is asked three times a day at most, from any number of visitors', async () => {
  for (let n = 0; n < 5; n += 1) await subscribe({ query: `${LOGANS}&an-min=${2010 + n}` });
  expect(await mailTo('dan@exemplu.ro')).toHaveLength(3);
});

test('a listing is told for exactly those searches whose list has it', async () => {
  const asked = randomQueries(60, 7).map(({ filters }) => writeFilters(filters).toString());
  for (const [at, query] of [...asked, '', LOGANS, 'q=logan'].entries()) {
    await seedSeller(firebase, `p${at}`, { email: `p${at}@exemplu.ro` });
    const search = { name: 'x', query, alert: 'weekly', createdAt: new Date() };
    await firebase.seed(`users/p${at}/savedSearches/s`, { ...search, lastSeenAt: new Date() });
  }
  await firebase.commandServer!.search!.rebuild();
  const vehicle = describedCar().vehicle;
  for (const [n, change] of [
    {},
    { vehicle: { ...vehicle, year: 2012, mileageKm: 240_000, fuel: 'petrol' } },
    { localityId: 'cisnadie', price: { ...sampleCar.price, amountMinor: 300_000 } },
  ].entries())
    await publish(n, change);
  await runJobsLater(firebase, 0);
  const { data } = await firebase.owner.list('toldListings', { limit: 300 });
  const told = data.map((each) => `${each.data.recipient} ${each.data.listingId}`).toSorted();
  const listed: string[] = [];
  const { data: people } = await firebase.owner.list('users', { limit: 100 });
  for (const { id: uid } of people) {
    const query = (await firebase.read(`users/${uid}/savedSearches/s`))?.query as
      | string
      | undefined;
    if (query === undefined) continue;
    const { cards, leftOut, understood } = await listOf(query);
    const isWhole = leftOut.length === 0 && understood.every((each) => !each.givenUp);
    for (const card of isWhole ? cards : []) listed.push(`users/${uid} ${card.id}`);
  }
  expect(listed.length).toBeGreaterThan(5);
  expect(told).toEqual(listed.toSorted());
});
async function listOf(query: string): Promise<SearchAnswer> {
  const answer = await fetch(`${firebase.origin}/api/search?${query}&cate=50`);
  return (await answer.json()) as SearchAnswer;
}
