/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { countListings } from './countListings';
import { createBatchReader } from './createBatchReader';
import { findListings } from './findListings';
import { findSimilar } from './findSimilar';
import { readBatchesBy } from './readBatch';
import { type ReadBatch, readWholeBatch } from './readWholeBatch';
import { readListing } from '../readListing';
import { listMarket, logans } from '#testing/listMarket';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startMarket } from '#testing/testMarket';

const readers: Record<string, ReadBatch> = { 'whole documents': readWholeBatch };
let firebase: Awaited<ReturnType<typeof startMarket<TestFirebase>>>;
beforeAll(async () => {
  firebase = await startMarket(startTestFirebase, listMarket);
  const versions = (readers.versions = createBatchReader(createVersionReader(firebase.config)));
  readBatchesBy(versions);
  const { next } = await findListings({});
  await findListings({}, next); // from here on a document costs one read, as where all is read
});
afterAll(async () => {
  firebase.reads.stop();
  await firebase.stop();
});

/** A page's way of reading and the HTML server's answer the same, for the same number of reads. */
function testBoth(name: string, act: () => Promise<void>): void {
  test.each(['whole documents', 'versions'])(`${name} (%s)`, async (reader) => {
    readBatchesBy(readers[reader]!);
    await act();
  });
}

const titles = async (filters: ListingFilters) =>
  (await findListings(filters)).cards.map((card) => card.title);

testBoth('a full page is the newest twenty-four and reads one document more', async () => {
  const { value: page, reads } = await firebase.reads.of(() => findListings({}));
  expect(page.cards.map((card) => card.id)).toEqual(
    logans.slice(0, LISTING_PAGE_SIZE).map((car) => car.id),
  );
  expect(reads).toBe(LISTING_PAGE_SIZE + 1);
});

testBoth(
  'the next page goes on where the first ended, without what is sold or expired, and the last has none after it',
  async () => {
    const first = await findListings({});
    const { value: second, reads } = await firebase.reads.of(() => findListings({}, first.next));
    expect(second.cards.map((card) => card.id)).toEqual([
      ...logans.slice(24).map((car) => car.id),
      listingId(40),
      listingId(41),
      listingId(60),
      listingId(61),
    ]);
    expect(second.next).toBeUndefined();
    expect(reads).toBe(10);
  },
);

test('what is read twice in a minute says the same: a page rendered from it is the same page', async () => {
  const found = (await readListing(logans[0]!.id))!;
  const read = [found, await findListings({}), await findSimilar(found.listing)];
  expect(read.map(({ nowMs }) => nowMs % 60_000)).toEqual([0, 0, 0]);
});

testBoth('a broken cursor begins at the beginning', async () => {
  expect((await findListings({}, 'x.y')).cards[0]?.id).toBe(listingId(1));
});

testBoth(
  'make, model, gearbox and place are exact filters that read only what they find',
  async () => {
    const { value: page, reads } = await firebase.reads.of(() =>
      findListings({
        make: 'volkswagen',
        model: 'golf',
        gearbox: 'automatic',
        localityId: 'medias',
      }),
    );
    expect(page.cards.map((card) => card.id)).toEqual([listingId(40)]);
    expect(reads).toBe(1);
  },
);

testBoth('a locality with its neighbours finds what lies around it', async () => {
  expect(await titles({ make: 'volkswagen', localityId: 'sibiu' })).toEqual([]);
  expect(await titles({ make: 'volkswagen', localityId: 'sibiu', withNeighbours: true })).toEqual([
    'Volkswagen Golf 2015 diesel',
  ]);
});

testBoth(
  'cards around a place say how far they lie from it, and nothing where no place is asked for',
  async () => {
    const kmOf = async (filters: ListingFilters) =>
      (await findListings({ make: 'volkswagen', ...filters })).cards.map((card) => card.km);
    expect(await kmOf({ localityId: 'sibiu', withNeighbours: true })).toEqual([9]);
    expect(await kmOf({ localityId: 'cisnadie', withNeighbours: true })).toEqual([undefined]);
    expect(await kmOf({})).toEqual([undefined, undefined]);
  },
);

testBoth(
  'nearest first is the place itself, then its neighbours, over pages and with few reads',
  async () => {
    const around: ListingFilters = {
      kind: 'vehicle',
      localityId: 'sibiu',
      withNeighbours: true,
      sort: 'nearest',
    };
    const first = await findListings(around);
    const { value: second, reads } = await firebase.reads.of(() =>
      findListings(around, first.next),
    );
    const cards = [...first.cards, ...second.cards];
    expect(new Set(cards.map((card) => card.id)).size).toBe(31);
    expect(cards.slice(0, 30).every((card) => card.localityName === 'Sibiu')).toBe(true);
    expect(cards.at(-1)).toMatchObject({ localityName: 'Cisnădie', km: 9 });
    expect(second.next).toBeUndefined();
    expect(reads).toBeLessThanOrEqual(LISTING_PAGE_SIZE);
    const inOnePlace = await findListings({ ...around, withNeighbours: undefined! });
    expect(inOnePlace.cards.every((card) => card.localityName === 'Sibiu')).toBe(true);
  },
);

testBoth('words find by beginnings, without diacritics, all of them', async () => {
  expect(await titles({ words: 'GOLF autom' })).toEqual(['Volkswagen Golf 2020 automat']);
  expect(await titles({ words: 'tractari' })).toEqual(['Tractări în tot județul, zi și noapte']);
});

testBoth(
  'a price in euro is compared in lei and a range inside a bucket is judged on each document',
  async () => {
    expect(await titles({ make: 'volkswagen', priceTo: 9000, currency: 'EUR' })).toEqual([
      'Volkswagen Golf 2015 diesel',
    ]);
    expect(await titles({ make: 'volkswagen', yearFrom: 2016 })).toEqual([
      'Volkswagen Golf 2020 automat',
    ]);
  },
);

testBoth('cheapest first pages by price, and leaves out what has expired', async () => {
  const page = await findListings({ kind: 'vehicle', sort: 'priceUp' });
  expect(page.cards.map((card) => card.id)).not.toContain(listingId(50));
  expect(page.cards[0]?.priceLei).toBeLessThanOrEqual(page.cards.at(-1)!.priceLei);
  const second = await findListings({ kind: 'vehicle', sort: 'priceUp' }, page.next);
  expect(new Set([...page.cards, ...second.cards].map((card) => card.id)).size).toBe(32);
});

testBoth('fewest kilometres and latest year come in their order', async () => {
  const byMileage = (await findListings({ kind: 'vehicle', sort: 'mileageUp' })).cards.map(
    (card) => card.mileageKm!,
  );
  expect(byMileage).toEqual(byMileage.toSorted((a, b) => a - b));
  expect((await findListings({ kind: 'vehicle', sort: 'yearDown' })).cards[0]?.year).toBe(2020);
});

testBoth('a service is found in every place that it covers', async () => {
  expect(await titles({ kind: 'service', coversLocalityId: 'selimbar' })).toEqual([
    'Electrician autorizat, lucrări în casă',
    'Tractări în tot județul, zi și noapte',
  ]);
  expect(await titles({ kind: 'service', coversLocalityId: 'medias' })).toEqual([
    'Tractări în tot județul, zi și noapte',
  ]);
});

testBoth('a narrow search in a wide bucket stops after four pages and says so', async () => {
  const { value: page, reads } = await firebase.reads.of(() =>
    findListings({ kind: 'vehicle', words: 'numarul 99' }, undefined, 5),
  );
  expect(page).toMatchObject({ cards: [], partial: true, next: expect.any(String) });
  expect(reads).toBe(24);
});

test('a count is one read; it says "at most" where the query is wider than the filters', async () => {
  const { value, reads } = await firebase.reads.of(() => countListings({ make: 'volkswagen' }));
  expect(value).toEqual({ count: 2 });
  expect(reads).toBe(1);
  expect(await countListings({ make: 'volkswagen', words: 'golf 2020' })).toEqual({
    count: 2,
    atMost: true,
  });
  expect(await countListings({ make: 'volkswagen', priceTo: 9000, currency: 'EUR' })).toEqual({
    count: 1,
  });
});

testBoth(
  'comparable cars are of the same model and age, and similar ones are nearest in price',
  async () => {
    const { listing } = (await readListing(listingId(1)))!;
    const { value, reads } = await firebase.reads.of(() => findSimilar(listing));
    expect(value.comparable.length).toBeGreaterThan(4);
    expect(
      value.comparable.every(
        (card) =>
          card.modelName === 'Logan' && Math.abs(card.year! - 2010) <= 2 && card.id !== listing.id,
      ),
    ).toBe(true);
    expect(value.similar).toHaveLength(8);
    expect(reads).toBeLessThanOrEqual(50);
  },
);
