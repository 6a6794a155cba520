/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { homeQueries } from './browse/domain/homeQueries';
import { readListAddress, toSearchQuery } from './domain/listAddress';
import { searchKey } from './domain/listKeys';
import { toListingCode } from './domain/toListingCode';
import {
  comparedKey,
  descriptionKey,
  listingCodeKey,
  listingKey,
  sellerKey,
  taxKey,
  tombstoneKey,
} from './domain/loadKeys';
import type { ReadListing } from './data/readListing';
import { routes } from './routes';
import {
  listingId,
  publishedCar,
  publishedService,
} from '@anunturi/shared-domain/samples/publishedSamples';
import { startMarket } from './testing/testMarket';
import { configure, load } from './server';

let firebase: Awaited<ReturnType<typeof startMarket<TestFirebase>>>;
const startWithSearch = (options: { log(): void }) =>
  startTestFirebase({ ...options, commands: true, search: true });
beforeAll(async () => {
  firebase = await startMarket(startWithSearch, [
    publishedCar(1),
    publishedCar(2, { status: 'sold', soldAt: new Date() }),
    publishedCar(3, { status: 'paused' }),
    publishedCar(4, { age: 40 }),
    publishedService(5),
    publishedCar(6, { status: 'sold', soldAt: new Date(), photos: samplePhotos(2) }),
    publishedCar(7, { status: 'sold', soldAt: new Date(), photos: [] }),
  ]);
  await firebase.commandServer!.search!.whenReady();
  await firebase.commandServer!.search!.rebuild();
  configure(firebase.config, 'https://exemplu.ro');
  await firebase.seed('categories/unita', {
    kind: 'vehicle',
    label: 'Unită',
    shape: 'car',
    order: 90,
    active: false,
    mergedInto: 'autoturisme',
    icon: 'car',
    updatedAt: new Date(),
  });
  await firebase.seed('profiles/sellerAna', {
    displayName: 'Ana Pop',
    sellerType: 'private',
    memberSince: new Date('2025-01-01T00:00:00Z'),
  });
});
afterAll(async () => {
  firebase.reads.stop();
  await firebase.stop();
});

const page = (screen: string, pathname: string, params: Record<string, string> = {}, search = '') =>
  load({ screen, pathname, params, search });
const slug = (n: number) => `dacia-logan-numarul-${n}-${listingId(n)}`;

test('the home page comes with its lists, counts and places', async () => {
  const home = await page('home', '/');
  expect(home!.data).toMatchObject({
    home: { vehicles: [{ id: listingId(1) }], services: [{ id: listingId(5) }], posts: [] },
    [searchKey(homeQueries.vehicle)]: { total: 1, counts: { choices: { make: { dacia: 1 } } } },
    [searchKey(homeQueries.service)]: { total: 1 },
    places: expect.arrayContaining([{ id: 'sibiu', name: 'Sibiu' }]),
  });
});

test('the list comes with its first page, its total and the counts beside the choices under the key that the screen asks for', async () => {
  const list = await page('allListings', '/toate-anunturile', {}, '?fel=masini');
  const asked = searchKey(toSearchQuery(readListAddress('?fel=masini')));
  expect(list!.data![asked]).toMatchObject({
    cards: [{ id: listingId(1) }],
    total: 1,
    counts: { choices: { make: { dacia: 1 }, fuels: { diesel: 1 } } },
  });
  expect(list!.head).toMatchObject({
    title: 'Mașini',
    canonicalPath: '/toate-anunturile?fel=masini',
  });
  expect((await page('allListings', '/toate-anunturile', {}, '?marca=bmw'))!.head).toMatchObject({
    noindex: true,
  });
});

test('the list of a merged category leads to the one that took its listings', async () => {
  expect(
    await page('allListings', '/toate-anunturile', {}, '?categorie=unita&combustibil=diesel'),
  ).toEqual({ redirect: '/toate-anunturile?categorie=autoturisme&combustibil=diesel' });
});

test('words that were sent before scripts ran are read at the request, as typed', async () => {
  // What a route does not name of the query never comes to it.
  expect(routes.find(({ screen }) => screen === 'allListings')).toHaveProperty(
    'query',
    expect.arrayContaining(['cauta', 'ca-text']),
  );
  const search = '?cauta=logan+diesel&fel=&loc=';
  const list = await page('allListings', '/toate-anunturile', {}, search);
  expect(list!.data![searchKey(toSearchQuery(readListAddress(search)))]).toMatchObject({
    cards: [{ id: listingId(1) }],
    understood: expect.arrayContaining([
      expect.objectContaining({ filters: expect.objectContaining({ make: 'dacia' }) }),
    ]),
  });
});

test('a listing comes whole, with seller, facts and tax, and its head speaks of it', async () => {
  const found = await page('viewListing', `/anunt/${slug(1)}`, { slugAndId: slug(1) });
  expect(found!.data![listingKey(listingId(1))]).toMatchObject({ listing: { id: listingId(1) } });
  expect(found!.data![sellerKey('sellerAna')]).toMatchObject({ displayName: 'Ana Pop' });
  const { listing } = found!.data![listingKey(listingId(1))] as ReadListing;
  expect(found!.data![descriptionKey(listing)]).toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining({ name: 'mileageKm' })]),
  });
  expect(found!.data![taxKey(listing)]).toMatchObject({ kind: 'amount' });
  const onPaper = toListingCode(`https://exemplu.ro/post/${listingId(1)}`);
  expect(found!.data![listingCodeKey(listingId(1))]).toEqual(onPaper);
  expect(found!.head).toMatchObject({
    title: 'Dacia Logan numărul 1 · 9.500 €',
    properties: [
      ['og:type', 'product'],
      ['product:price:amount', '9500'],
      ['product:price:currency', 'EUR'],
    ],
    jsonLd: [
      {
        '@type': 'Car',
        url: `/anunt/${slug(1)}`,
        itemCondition: 'https://schema.org/UsedCondition',
        offers: { price: 9500, priceCurrency: 'EUR', seller: { name: 'Ana Pop' } },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Mașini' }, { name: 'Autoturisme' }, { position: 3 }],
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(found!.data))).toEqual(found!.data);
});

test('a listing is shared with its first photo, one without photos with none', async () => {
  const shared = async (n: number) =>
    (await page('viewPost', `/post/${listingId(n)}`, { id: listingId(n) }))!.head!.image;
  expect(await shared(6)).toBe(storageUrl(samplePhotos(1)[0]!.path));
  expect(await shared(7)).toBeUndefined();
});

test('an old address leads to the new one, and the id alone shows the same listing', async () => {
  expect(
    await page(
      'viewListing',
      `/anunt/vechi-${listingId(1)}`,
      { slugAndId: `vechi-${listingId(1)}` },
      '?x=1',
    ),
  ).toEqual({ redirect: `/anunt/${slug(1)}?x=1` });
  const post = await page('viewPost', `/post/${listingId(1)}`, { id: listingId(1) });
  expect(post!.head).toMatchObject({ canonicalPath: `/anunt/${slug(1)}` });
});

test('sold and expired listings are there but not for search engines; hidden and missing ones are not found', async () => {
  for (const n of [2, 4]) {
    const found = await page('viewPost', `/post/${listingId(n)}`, { id: listingId(n) });
    expect(found!.status).toBeUndefined();
    expect(found!.head).toMatchObject({ noindex: true });
  }
  for (const id of [listingId(3), listingId(99), 'x'])
    expect((await page('viewPost', `/post/${id}`, { id }))!.status).toBe(404);
});

test('a deleted listing is gone, and leads to others like it; nothing else is said of it', async () => {
  const id = listingId(77);
  await firebase.seed(`tombstones/listing-${id}`, { at: new Date(), categoryId: 'autoturisme' });
  for (const found of [
    await page('viewPost', `/post/${id}`, { id }),
    await page('viewListing', `/anunt/${slug(77)}`, { slugAndId: slug(77) }),
  ])
    expect(found).toEqual({
      status: 410,
      data: { [listingKey(id)]: null, [tombstoneKey(id)]: { categoryId: 'autoturisme' } },
      head: { title: 'Anunț șters', noindex: true },
    });
});

test('a seller comes with the active listings; an unknown one is not found', async () => {
  const found = await page('seller', '/vanzator/sellerAna', { id: 'sellerAna' });
  expect(found!.data![searchKey({ filters: { sellerId: 'sellerAna' } })]).toMatchObject({
    cards: [{ id: listingId(1) }, { id: listingId(5) }],
  });
  expect((await page('seller', '/vanzator/nimeni', { id: 'nimeni' }))!.status).toBe(404);
});

test('a comparison comes with those of its listings that anyone may see', async () => {
  const ids = [listingId(1), listingId(3), listingId(2)];
  const search = `?anunturi=${ids.join('.')}.nothing`;
  const compared = await page('compare', '/comparare', {}, search);
  expect(compared).toMatchObject({
    data: {
      [comparedKey(ids)]: { listings: [{ id: listingId(1) }, { id: listingId(2) }] },
      places: expect.arrayContaining([{ id: 'sibiu', name: 'Sibiu' }]),
    },
    head: { noindex: true },
  });
  expect(await page('compare', '/comparare')).not.toHaveProperty('data');
});

test('the form of a new listing says what it is, and comes with its choices', async () => {
  expect(await page('addListing', '/adauga-anunt')).toEqual({
    data: {
      categories: expect.arrayContaining([expect.objectContaining({ id: 'autoturisme' })]),
      places: expect.arrayContaining([{ id: 'sibiu', name: 'Sibiu' }]),
    },
    head: { title: 'Adăugați un anunț', description: expect.stringContaining('Gratuit') },
  });
});

test('a screen that is not rendered here has no page', async () => {
  expect(await page('testUpload', '/test-upload')).toBeNull();
});
