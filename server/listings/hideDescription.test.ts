import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { describedCar, seedMarket, seedSeller } from '../testing/seedMarket';
import { provedBy, signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const seller = sampleCar.ownerId;
const path = `listings/${id}`;
const car = { ...describedCar(), photos: [] };
const words = 'Mașină de familie, cu toate reviziile făcute la timp și cu cartea de service.';
const typed = `${words} Tel 0740 999 999 sau ion@exemplu.ro, poze pe www.exemplu.ro/poze`;
const shown = `${words} Tel [contact ascuns] sau [contact ascuns 2], poze pe [contact ascuns 3]`;
const contacts = ['0740 999 999', 'ion@exemplu.ro', 'www.exemplu.ro/poze'];
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'adminIoana']) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'adminIoana', { role: 'admin', ...provedBy(tokens.adminIoana!) });
});
afterAll(() => firebase.stop());

const call = (name: Parameters<typeof callTestCommand>[1], input: object, uid = seller) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
const publish = (description: string, more: object = {}) =>
  call('publishListing', { ...car, description, ...more });
const edit = (description: string, version: number) =>
  call('editListing', { ...car, version, description });
const correct = (description: string, version: number) =>
  call(
    'correctListing',
    {
      listingId: id,
      version,
      title: sampleCar.title,
      description,
      categoryId: sampleCar.categoryId,
      ground: 'misleading',
      facts: 'Descrierea a fost adusă în ordine, după regulile site-ului.',
    },
    'adminIoana',
  );
const reveal = async () =>
  (await callTestCommand(firebase.origin, 'revealPhone', { listingId: id })).body.result;
const description = async () => listingSchema.parse(await firebase.read(path)).description;
const kept = () => firebase.read(`${path}/private/hidden`);

test('what is published holds marks for contacts; who asks for the phone gets them, nobody reads where they stand', async () => {
  await publish(typed);
  expect(await description()).toBe(shown);
  expect(JSON.stringify(await firebase.read(path))).not.toMatch(/0740|exemplu/);
  expect(await kept()).toEqual({ contacts });
  expect(await reveal()).toEqual({ contacts });
  expect((await firebase.as(null).get(`${path}/private/hidden`)).status).toBe(403);
  expect((await firebase.as(seller).get(`${path}/private/hidden`)).status).toBe(200);
});

test('a phone beside it comes with the same answer', async () => {
  await publish(typed, { phone: '0712345678' });
  expect(await reveal()).toEqual({ phone: '0712345678', contacts });
});

test('an edit hides what it adds, and keeps nothing that it takes away', async () => {
  await publish(words);
  await edit(typed, 1);
  expect([await description(), await kept()]).toEqual([shown, { contacts }]);
  await edit(words, 2);
  expect([await description(), await kept()]).toEqual([words, null]);
});

test('another contact under the same mark counts as changed words: of a held seller it waits', async () => {
  await publish(`${words} Tel 0740 999 999`);
  await firebase.owner.update(path, { held: true });
  const answer = await edit(`${words} Tel 0741 111 222`, 1);
  expect(answer.body.result).toMatchObject({ status: 'pending' });
});

test('a correction keeps what its marks stand for, hides what it adds, and tells nobody what it took out', async () => {
  await publish(typed);
  const answer = await correct(`${words} Tel [contact ascuns] și 0741 111 222`, 1);
  expect(answer.body.error).toBeUndefined();
  expect(await description()).toBe(`${words} Tel [contact ascuns] și [contact ascuns 4]`);
  expect(await reveal()).toEqual({ contacts: ['0740 999 999', '', '', '0741 111 222'] });
});

test('a notice keeps the description with its contacts, as its author wrote it', async () => {
  await publish(typed);
  const { status: _status, createdAt: _createdAt, ...reported } = sampleReport;
  const notice = { ...reported, proof: { trap: '', openMs: 5000 } };
  const answer = await callTestCommand(firebase.origin, 'sendReport', notice);
  expect(
    await firebase.read(`reports/${answer.body.result.receipt}/private/snapshot`),
  ).toMatchObject({
    listing: { description: typed },
  });
});

test('a listing that is not active shows none of them', async () => {
  await publish(typed);
  await firebase.owner.update(path, { status: 'paused' });
  expect(await reveal()).toBeUndefined();
});

test('more contacts than a description needs are refused beside its field', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `scrieți la ion${at}@exemplu.ro`).join(', ');
  const answer = await publish(`${words} ${many}`);
  expect(answer.body.error?.fields?.description).toMatch(/cel mult 20/);
});
