/** How long before a legal text changes people are told, by a set clock. */
import { addDays, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { legalVersions } from '@anunturi/shared-domain/site/legalVersions';
import type { EmailDocument } from '../mail/EmailDocument';
import { runJobsLater } from '../testing/runJobsLater';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
let firebase: TestFirebase;
beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await firebase.stop();
});

const look = (days = 0) => runJobsLater(firebase, days * DAY_MS, { name: 'followLegalTexts' });
const state = async () => (await firebase.owner.get('settings/legal')).data;
const listed = async <T>(path: string) =>
  (await firebase.owner.list(path, { limit: 200 })).data.map((each) => each.data as unknown as T);
const emails = async () =>
  (await listed<EmailDocument>('mail')).filter(({ about }) => about.kind === 'legalText');

/** A release that brings a second version of both texts. */
function bringSecond(): void {
  for (const kind of ['terms', 'privacy'] as const)
    jest.replaceProperty(legalVersions, kind, [
      legalVersions[kind][0]!,
      { version: 2, dated: '2027-01-05', changes: [`Se schimbă ceva: ${kind}.`] },
    ]);
}

test('a site without accounts begins with the newest versions and tells nobody', async () => {
  bringSecond();
  await look();
  expect(await state()).toEqual({
    terms: { inForce: 2, told: [] },
    privacy: { inForce: 2, told: [] },
  });
  await signInForTest(firebase, 'ana', { ...sampleUser, email: 'ana@exemplu.ro' });
  await look(1);
  expect(await emails()).toEqual([]);
});

test('every account is told once, whole days before the text holds, and the earlier one holds until then', async () => {
  for (let n = 0; n < 30; n += 1)
    await firebase.seed(`users/om${n}`, { ...sampleUser, email: `om${n}@exemplu.ro` });
  await firebase.seed('users/pleaca', { ...sampleUser, closingAt: new Date() });
  await look();
  expect(await emails()).toEqual([]);
  bringSecond();
  await look();
  await look(1);
  const today = toIsoDay(new Date());
  const terms = { inForce: 1, told: [{ version: 2, from: addDays(today, 16) }] };
  const privacy = { inForce: 1, told: [{ version: 2, from: addDays(today, 31) }] };
  expect(await state()).toEqual({ terms, privacy });
  const sent = await emails();
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ to, about }) => `${to} ${about.subject}`)).size).toBe(60);
  const text = sent.find(({ about }) => about.subject === 'terms 2')!.message.text;
  expect(text).toContain('Se schimbă ceva: terms.');
  expect(text).toContain(addDays(today, 16).split('-').toReversed().join('.'));
  expect(text).toContain('/versiuni');
  const notices = await listed<{ kind: string; path: string }>('users/om7/notices');
  expect(notices.map(({ kind, path }) => [kind, path])).toEqual([
    ['site', '/versiuni'],
    ['site', '/versiuni'],
  ]);
  await look(14);
  expect(await state()).toEqual({ terms, privacy });
  await look(17);
  expect(await state()).toEqual({ terms: { ...terms, inForce: 2 }, privacy });
  await look(32);
  expect(await state()).toEqual({
    terms: { ...terms, inForce: 2 },
    privacy: { ...privacy, inForce: 2 },
  });
  expect(await emails()).toHaveLength(60);
});
