import { createHash } from 'node:crypto';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId as numbered } from '@anunturi/shared-domain/samples/publishedSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { decide, facts, listingId, reject, world } from './testing/decisions';
import { seller } from '../../testing/startModeration';

type Evidence = CommandResult<'readEvidence'>['evidence'];
const read = async (...listingIds: string[]) =>
  (await world.call('readEvidence', { listingIds })).body.result.evidence as Evidence;
const other = (n: number, more: object = {}) =>
  world.seed(`listings/${numbered(n)}`, { ...sampleCar, ...more });

test('the seller comes with listings, open notices about any of them, and other accounts with the phone', async () => {
  await world.seed(`users/${seller}`, { ...sampleUser, phone: '0745123456' });
  await world.seed('users/geamanul', {
    ...sampleUser,
    displayName: 'Dan Radu',
    phone: '0745123456',
  });
  await other(1, { status: 'rejected', held: true });
  await world.seed('reports/r1', { ...sampleReport, targetId: numbered(1), createdAt: new Date() });
  const [found] = await read(listingId);
  expect(found!.seller).toMatchObject({
    listings: 2,
    active: 1,
    rejected: 1,
    openReports: 1,
    samePhone: [{ id: 'geamanul', name: 'Dan Radu' }],
  });
  expect(found!.reports).toBe(0);
});

test('accounts with the phone are counted beyond the five that are named', async () => {
  const phone = '0745123456';
  await world.seed(`users/${seller}`, { ...sampleUser, phone });
  for (let n = 0; n < 8; n += 1) await world.seed(`users/geaman${n}`, { ...sampleUser, phone });
  const found = (await read(listingId))[0]!.seller!;
  expect(found.samePhone).toHaveLength(5);
  expect(found.samePhoneCount).toBe(8);
});

test('other accounts in a browser of the seller are named and counted, suspended ones first', async () => {
  const [phone, library] = ['a'.repeat(32), 'b'.repeat(32)];
  const enter = (uid: string, device: string) => world.call('noteSession', { device }, uid);
  await enter(seller, phone);
  await enter('dan', library);
  expect((await read(listingId))[0]!.seller).not.toHaveProperty('sameBrowser');
  await enter('mia', phone);
  await enter('dan', phone);
  const end = await world.call('blockUser', {
    uid: 'dan',
    ground: 'fraud',
    reason: 'A vândut de trei ori aceeași mașină.',
  });
  expect(end.status).toBe(200);
  expect((await read(listingId))[0]!.seller!.sameBrowser).toEqual({
    count: 2,
    accounts: [
      { id: 'dan', name: sampleUser.displayName, blocked: true },
      { id: 'mia', name: sampleUser.displayName, blocked: false },
    ],
  });
});

test('what is kept of a browser is alike in all its accounts and tells neither its number nor a bare digest of it', async () => {
  const device = 'c'.repeat(32);
  for (const uid of [seller, 'mia']) await world.call('noteSession', { device }, uid);
  const kept = (await world.owner.list('sessions', { limit: 9 })).data.map(({ data }) => data);
  expect(new Set(kept.map((each) => each.browserDigest)).size).toBe(1);
  expect(new Set(kept.map((each) => each.device)).size).toBe(2);
  const bare = createHash('sha256').update(device).digest('hex');
  for (const known of [device, bare]) expect(JSON.stringify(kept)).not.toContain(known);
});

test('of a computer that many people use twenty accounts are counted and five named; sessions of earlier versions are read', async () => {
  const session = (uid: string, more: object) =>
    world.seed(`sessions/${uid}_1700000000`, {
      uid,
      began: 1_700_000_000,
      device: 'd'.repeat(64),
      deviceName: 'Chrome pe Android',
      lastAt: new Date(),
      forgetAt: new Date(Date.now() + 1e9),
      ...more,
    });
  await session(seller, {});
  expect((await read(listingId))[0]!.seller).not.toHaveProperty('sameBrowser');
  await session(seller, { browserDigest: 'e'.repeat(64) });
  for (let n = 0; n < 30; n += 1) {
    await world.seed(`users/oaspete${n}`, sampleUser);
    await session(`oaspete${n}`, { browserDigest: 'e'.repeat(64) });
  }
  const { count, accounts } = (await read(listingId))[0]!.seller!.sameBrowser!;
  expect(count).toBe(20);
  expect(accounts).toHaveLength(5);
});

test('duplicates by photo and by text are counted and named, five at most', async () => {
  const hash = (id: string) =>
    world.seed(`photoHashes/${id}_p1`, {
      listingId: id,
      photoId: 'p1',
      ownerId: seller,
      perceptualHash: '00ff00ff00ff00ff',
      at: new Date(),
    });
  await hash(listingId);
  for (let n = 1; n <= 7; n += 1) {
    await other(n, n < 7 ? {} : { slug: 'altceva', title: 'Altceva de vânzare', ownerId: 'altul' });
    await hash(numbered(n));
  }
  await hash('GoneListing000000001');
  const [found] = await read(listingId);
  expect(found!.samePhotos.count).toBe(7);
  expect(found!.samePhotos.listings).toHaveLength(5);
  expect(found!.sameText.count).toBe(6);
});

test('banned words and contacts are found, and where', async () => {
  await world.reset({
    title: 'Vând arme de colecție',
    description: 'Se vede oricând în curte, sunați la 0745123456 pentru orice alte detalii.',
  });
  const [found] = await read(listingId);
  expect(found!.found).toEqual([
    { where: 'title', what: 'word', text: 'arme' },
    { where: 'description', what: 'phone', text: '0745123456' },
  ]);
  await world.seed(`listings/${listingId}/private/hidden`, {
    contacts: ['0745123456', 'ana@exemplu.ro'],
  });
  expect((await read(listingId))[0]!.found.slice(2)).toEqual([
    { where: 'hidden', what: 'phone', text: '0745123456' },
    { where: 'hidden', what: 'email', text: 'ana@exemplu.ro' },
  ]);
});

test('what the last decision saw is kept with it, so that what changed since can be marked', async () => {
  expect((await read(listingId))[0]).not.toHaveProperty('decision');
  expect((await decide(reject)).status).toBe(200);
  const [found] = await read(listingId);
  expect(found).toMatchObject({
    decision: { facts, before: { title: sampleCar.title, place: sampleCar.localityName } },
  });
  await world.reset({ status: 'pending' });
  expect((await decide({ kind: 'approve' })).status).toBe(200);
  expect((await read(listingId))[0]).toMatchObject({
    decision: { decision: 'approved', before: { title: sampleCar.title } },
  });
});

test('another phone than at the last decision is told, or none; the decision keeps a digest alone', async () => {
  const path = `listings/${listingId}/private/contact`;
  await world.seed(path, { phone: '0712345678' });
  expect((await decide(reject)).status).toBe(200);
  expect(JSON.stringify(await world.moderation())).not.toContain('712345678');
  expect((await read(listingId))[0]).not.toHaveProperty('isOtherPhone', true);
  await world.seed(path, { phone: '0798765432' });
  expect((await read(listingId))[0]).toMatchObject({ isOtherPhone: true });
  await world.owner.delete(path);
  expect((await read(listingId))[0]).toMatchObject({ isOtherPhone: true });
});

test('several listings are answered at once; what is gone is left out', async () => {
  await other(1);
  const found = await read(listingId, numbered(1), numbered(404));
  expect(found.map((each) => each.listingId)).toEqual([listingId, numbered(1)]);
});
