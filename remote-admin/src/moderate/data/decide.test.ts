/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationTallySchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { readLog } from '#data/log/readLog';
import { decide, decideOne } from './decide';
import { decideAppeal } from './decideAppeal';
import { editListing } from './editListing';
import { readAppealed, readListing, readListings } from '#data/listings/readListings';
import { readModeration } from '#testing/readModeration';
import { readReportsAbout } from '#data/listings/readReports';
import { readOverview } from '#data/readOverview';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const stored = async (n: number) => (await readListing(listingId(n)))!;

const tally = async () =>
  moderationTallySchema.parse(
    await firebase.read(`moderationTallies/${new Date().getUTCFullYear()}`),
  );

const statement = { ground: 'misleading', facts: 'Prețul nu corespunde descrierii.' } as const;

beforeAll(async () => {
  firebase = await startAsAdmin();
  const pending = { status: 'pending', publishedAt: undefined, expiresAt: undefined } as const;
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await firebase.seedListing(testListing(n, pending));
  for (const n of [10, 11, 12, 13]) await firebase.seedListing(testListing(n));
});

afterAll(() => firebase.stopAll());

test('an approved listing is public for 30 days and counts for its seller, who becomes trusted after enough of them', async () => {
  await decideOne({ kind: 'approve', listing: await stored(1) });
  const listing = await stored(1);
  expect(listing).toMatchObject({
    status: 'active',
    version: 2,
  });
  expect(await readModeration(listing.id)).toMatchObject({ decision: 'approved' });
  expect(listing.expiresAt!.getTime() - listing.publishedAt!.getTime()).toBeGreaterThan(
    29 * 86_400_000,
  );
  expect(await firebase.read('users/ana')).toMatchObject({ acceptedListings: 1, trusted: false });
  await decideOne({ kind: 'approve', listing: await stored(2) });
  expect(await firebase.read('users/ana')).toMatchObject({ acceptedListings: 2, trusted: true });
});

test('many decisions are carried out; a listing changed meanwhile is named and stops no other', async () => {
  const listings = await Promise.all([3, 4, 5].map(stored));
  const failures = await decide(
    [...listings.slice(0, 2), { ...listings[2]!, version: 9 }].map((listing) => ({
      kind: 'approve',
      listing,
    })),
  );
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    decision: { listing: { id: listingId(5) } },
    error: { code: 'changedElsewhere' },
  });
  expect((await Promise.all([3, 4, 5].map(stored))).map(({ status }) => status)).toEqual([
    'active',
    'active',
    'pending',
  ]);
  expect(await firebase.read('users/ana')).toMatchObject({ acceptedListings: 4 });
});

test('a rejection keeps its ground and facts for the owner, answers the reports and grows the public tally', async () => {
  await firebase.seed('reports/notice1', { ...sampleReport, targetId: listingId(10) });
  await decideOne({
    kind: 'reject',
    listing: await stored(10),
    statement,
    reports: await readReportsAbout(listingId(10)),
  });
  expect(await stored(10)).toMatchObject({ status: 'rejected', held: true });
  expect(await readModeration(listingId(10))).toMatchObject({
    decision: 'rejected',
    ...statement,
    onNotice: true,
  });
  expect((await readReportsAbout(listingId(10)))[0]).toMatchObject({
    status: 'decided',
    decision: { outcome: 'removed', text: statement.facts },
  });
  expect((await tally()).rejectedByGround).toMatchObject({ misleading: 1 });
  const log = await readLog({ targetId: listingId(10) });
  expect(log.rows[0]).toMatchObject({
    action: 'listingRejected',
    actorId: firebase.uid,
    ground: 'misleading',
    text: statement.facts,
  });
});

test('several rejections of one ground are each tallied, and one answers every report about it', async () => {
  for (const n of [20, 21, 22, 23, 24, 25]) await firebase.seedListing(testListing(n));
  const before = (await tally()).rejectedByGround.misleading ?? 0;
  const listings = await Promise.all([20, 21, 22, 23, 24].map(stored));
  expect(await decide(listings.map((listing) => ({ kind: 'reject', listing, statement })))).toEqual(
    [],
  );
  expect((await tally()).rejectedByGround.misleading).toBe(before + 5);
  for (let n = 0; n < 10; n += 1)
    await firebase.seed(`reports/many${n}`, { ...sampleReport, targetId: listingId(25) });
  await decideOne({
    kind: 'reject',
    listing: await stored(25),
    statement,
    reports: await readReportsAbout(listingId(25)),
  });
  expect((await readReportsAbout(listingId(25))).map(({ status }) => status)).toEqual(
    Array(10).fill('decided'),
  );
});

test('an appealed rejection waits in its list until it is reversed or upheld, and both are tallied', async () => {
  const before = await tally();
  for (const n of [11, 12]) {
    await decideOne({ kind: 'reject', listing: await stored(n), statement });
    await firebase.seedAppeal(await stored(n), 'Prețul este corect, iată factura.');
  }
  expect((await readAppealed(null)).rows.map(({ id }) => id).sort()).toEqual([
    listingId(11),
    listingId(12),
  ]);
  await decideAppeal(await stored(11), 'reversed', 'Aveți dreptate.');
  await decideAppeal(await stored(12), 'upheld', 'Factura este a altei mașini.');
  expect(await stored(11)).toMatchObject({ status: 'active' });
  expect(await readModeration(listingId(11))).toMatchObject({
    decision: 'approved',
    contestOutcome: 'reversed',
    contestAnswer: 'Aveți dreptate.',
  });
  expect(await stored(12)).toMatchObject({ status: 'rejected' });
  expect(await readModeration(listingId(12))).toMatchObject({
    decision: 'rejected',
    contestOutcome: 'upheld',
  });
  expect((await readAppealed(null)).rows).toEqual([]);
  expect(await tally()).toMatchObject({
    contested: 2,
    reversed: 1,
    rejectedByGround: { misleading: before.rejectedByGround.misleading! + 2 },
  });
  expect(listingSchema.safeParse(await firebase.read(`listings/${listingId(11)}`))).toMatchObject({
    success: true,
  });
});

test('appeals without an answer are walked in pages, the longest waiting first, whatever was answered before them', async () => {
  for (let n = 100; n < 130; n += 1)
    await firebase.seedListing(
      testListing(n, {
        status: 'rejected',
        held: true,
        ...(n % 10 !== 0 && { appealedAt: new Date(n * 60_000) }),
      }),
    );
  const first = await readAppealed(null);
  const second = await readAppealed(first.next);
  const numbers = [...first.rows, ...second.rows].map(({ id }) => Number(id.slice(-3)));
  expect(numbers).toEqual(
    Array.from({ length: 30 }, (_, at) => 100 + at).filter((n) => n % 10 !== 0),
  );
  expect(second.next).toBeNull();
  expect((await readOverview(0, Date.now())).awaiting.contested).toBe(27);
});

test('an appeal that was answered is not answered again; the listing can still be approved', async () => {
  const listing = await stored(12);
  await expect(decideAppeal(listing, 'upheld', 'Alt răspuns.')).rejects.toMatchObject({
    code: 'wrongStatus',
  });
  await decideOne({ kind: 'approve', listing });
  expect(await stored(12)).toMatchObject({ status: 'active' });
  expect(await readModeration(listingId(12))).toMatchObject({ decision: 'approved' });
});

test('a listing that was removed from view comes back by a decision', async () => {
  const statement = { ground: 'fraud', facts: 'Aceeași mașină este vândută deja.' } as const;
  await decideOne({ kind: 'remove', listing: await stored(13), statement });
  expect(await stored(13)).toMatchObject({ status: 'rejected', removed: true });
  await decideOne({ kind: 'approve', listing: await stored(13) });
  expect(await stored(13)).toMatchObject({ status: 'active' });
});

test('corrected words are found by search, and the price stays', async () => {
  const before = await stored(13);
  await editListing(before, {
    title: 'Dacia Logan cu cârlig de remorcare',
    description: before.description,
    categoryId: 'autoturisme',
    ground: 'misleading',
    facts: 'Titlul spunea altceva.',
  });
  const after = await stored(13);
  expect(after).toMatchObject({
    title: 'Dacia Logan cu cârlig de remorcare',
    slug: 'dacia-logan-cu-carlig-de-remorcare',
    priceLei: before.priceLei,
  });
  expect((await readListings({ words: 'carlig' }, null)).rows.map(({ id }) => id)).toEqual([
    listingId(13),
  ]);
});

test('who is no administrator decides nothing', async () => {
  const listing = await stored(6);
  await firebase.setRole('user');
  await expect(decideOne({ kind: 'approve', listing })).rejects.toMatchObject({
    name: 'MarketError',
    code: 'notAllowed',
  });
  await expect(decideAppeal(listing, 'upheld', 'Decizia rămâne.')).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await expect(readListings({ status: 'pending' }, null)).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await firebase.setRole('admin');
  expect(await stored(6)).toMatchObject({ status: 'pending', version: listing.version });
});
