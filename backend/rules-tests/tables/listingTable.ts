import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import {
  invalidInsideLists,
  invalidListings,
} from '@anunturi/shared-domain/samples/invalidListingSamples';
import {
  sampleCar,
  sampleNow,
  samplePhotos,
  samplePlainCar,
  sampleService,
  validListings,
} from '@anunturi/shared-domain/samples/listingSamples';
import { programmes } from '@anunturi/shared-domain/listing/serviceFields';
import { daysFrom, listingOf, moderationOf, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import {
  admin,
  buyer,
  claimsOf,
  company,
  leaving,
  listingId,
  other,
  seller,
  unregistered,
} from '../people';
import { type Data, Double, NOW, type RuleCase, type World } from '../RuleCase';
import { asOwned, extremeListings, photosOf } from './extremeListings';
import { dailyUsage, firstVersion, paths, publish, removal } from './publishing';

const id = 'New45678901234567890';
const path = paths(listingId);
const gone: World = {
  [path.listing]: null,
  [path.check]: null,
  [path.contact]: null,
  [path.counters]: null,
  [path.history(0)]: null,
};
const publicStatuses = ['active', 'sold', 'expired'];

/** listings/{id} itself: reading, publishing, shape. */
export function listingTable(now: Date): RuleCase[] {
  const car = firstVersion(sampleCar as Data, now);
  const create = (
    what: string,
    may: boolean,
    listing: Data,
    more: Partial<RuleCase> & { without?: string[]; id?: string } = {},
  ): RuleCase => {
    const { without, id: target = id, ...rest } = more;
    const as = rest.as ?? (listing.ownerId as string);
    return {
      what: `publish ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: { write: publish(target, listing, now, without) },
      ...rest,
    };
  };
  const leftOver: World = {
    [`listings/${id}/counters/all`]: { views: 0, favourites: 0, conversations: 0 },
    [`listings/${id}/priceHistory/0`]: { at: now },
  };
  const held: World = { 'settings/moderation': moderationOf(now, { preModeration: true }) };
  const limits = extremeListings(now);
  return [
    ...matrix({
      name: 'an active listing',
      path: path.listing,
      document: listingOf(now),
      owner: seller,
      query: { where: [['status', '==', 'active']] },
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        list: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: publish(listingId, car, now) }, world: gone },
        update: {
          may: ['owner'],
          act: {
            write: [
              {
                update: path.listing,
                data: { localityName: 'Cisnădie', version: 4, updatedAt: NOW },
              },
            ],
          },
        },
        delete: { may: ['owner'], act: { write: removal(path) } },
      },
    }),
    ...listingStatuses.flatMap((status): RuleCase[] => {
      const world = { [path.listing]: listingOf(now, { status }) };
      const everybody = publicStatuses.includes(status);
      return (
        [
          ['anybody', null, everybody],
          ['another person', other, everybody],
          ['the owner', seller, true],
          ['an administrator', admin, true],
        ] as const
      ).flatMap(([who, as, may]) => [
        {
          what: `as ${who} read a listing that is ${status}`,
          as,
          claims: claimsOf(as),
          may,
          world,
          act: { get: path.listing },
        },
        {
          what: `as ${who} list listings that are ${status}`,
          as,
          claims: claimsOf(as),
          may: as === seller ? everybody : may,
          world,
          act: { list: 'listings', where: [['status', '==', status]], limit: 24 },
        },
      ]);
    }),
    {
      what: 'look for a listing that is not there',
      as: null,
      may: true,
      act: { get: 'listings/Nothing0000000000000' },
    },
    { what: 'list all listings', as: null, may: false, act: { list: 'listings', limit: 24 } },
    {
      what: 'list all listings as administrator',
      as: admin,
      may: true,
      act: { list: 'listings', limit: 24 },
    },
    {
      what: 'list the public listings of a seller',
      as: null,
      may: true,
      act: {
        list: 'listings',
        where: [
          ['ownerId', '==', seller],
          ['status', 'in', publicStatuses],
        ],
        limit: 24,
      },
    },
    {
      what: 'list all own listings',
      as: seller,
      may: true,
      act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 201 },
    },
    {
      what: 'list all listings of another',
      as: other,
      may: false,
      act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 24 },
    },

    // -- shapes
    ...validListings
      .filter(([, listing]) => ['active', 'draft', 'pending'].includes(listing.status))
      .map(([what, listing]) => create(what, true, firstVersion(asOwned(listing as Data), now))),
    ...limits.map(([what, listing]) => create(what, true, listing)),
    ...extremes(
      'a car',
      { as: seller },
      listingSchema,
      car,
      [
        'title',
        'description',
        'localityId',
        'localityName',
        ...[
          'makeName',
          'modelName',
          'version',
          'originCountry',
          'year',
          'mileageKm',
          'powerHp',
          'engineCm3',
          'doors',
          'seats',
          'co2GPerKm',
          'keys',
        ].map((each) => `vehicle.${each}`),
        ...['price', 'year', 'mileage', 'power', 'engine'].map((each) => `bands.${each}`),
      ],
      (data) => ({ write: publish(id, data, now) }),
    ),
    ...extremes(
      'a service',
      { as: company },
      listingSchema,
      firstVersion(asOwned(sampleService as Data), now),
      ['service.hoursText', 'service.travelRadiusKm', 'service.experienceYears'],
      (data) => ({ write: publish(id, data, now) }),
    ),
    ...[sampleCar as Data, sampleService as Data].flatMap((sample) => {
      const listing = firstVersion(asOwned(sample), now);
      return refusals(
        'a listing',
        { as: listing.ownerId as string, claims: claimsOf(listing.ownerId as string) },
        faultsOf(listingSchema, listing),
        (data) => ({ write: publish(id, data, now) }),
      );
    }),
    ...limits
      .filter(([name]) => /lorry with everything|part for/.test(name))
      .flatMap(([name, listing]) =>
        refusals(
          name,
          { as: listing.ownerId as string },
          faultsOf(listingSchema, listing).filter(([what]) =>
            /^(no|unknown|vehicle|service|bands)/.test(what),
          ),
          (data) => ({ write: publish(id, data, now) }),
        ),
      ),
    ...refusals(
      'a listing',
      { as: seller },
      [...invalidListings, ...invalidInsideLists].map(([what, data]): [string, Data] => [
        what,
        renewed(asOwned(data), now),
      ]),
      (data) => ({ write: publish(id, data, now) }),
    ).map((row) => ({ ...row, as: firstListing(row).ownerId === company ? company : seller })),
    ...(
      [
        ['a version that is a double', { version: new Double(1) }],
        ['a count of price changes that is a double', { priceChanges: new Double(0) }],
        ['lei as a double', { priceLei: new Double(sampleCar.priceLei) }],
        [
          'an amount as a double',
          { price: { ...sampleCar.price, amountMinor: new Double(950_000) } },
        ],
        ['one of its bands as a double', { bands: { ...sampleCar.bands, price: new Double(3) } }],
        ['one of its bands as digits', { bands: { ...sampleCar.bands, price: '3' } }],
        ['a band over 30', { bands: { ...sampleCar.bands, price: 31 } }],
        [
          'a year as digits',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), year: '2018' } },
        ],
        [
          'a year as a double',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), year: new Double(2018) } },
        ],
        ['a search token with a comma', { searchTokens: ['a,b'] }],
        ['no published time', { publishedAt: undefined }],
        ['an older published time', { publishedAt: daysFrom(now, -1) }],
        ['an end in 32 days', { expiresAt: daysFrom(now, 32) }],
        ['an end in 28 days', { expiresAt: daysFrom(now, 28) }],
        ['no end', { expiresAt: undefined }],
        ['an old creation', { createdAt: daysFrom(now, -1) }],
        ['an old change', { updatedAt: daysFrom(now, -1) }],
        ['a sale', { soldAt: NOW }],
        ['an approval', { moderation: { decision: 'approved', decidedAt: NOW, decidedBy: admin } }],
        ['a log entry', { logId: 'log1' }],
        ['a previous price', { previousPriceLei: 100 }],
        ['a second version', { version: 2 }],
        ['a changed price', { priceChanges: 1 }],
        ['another name', { sellerName: 'Altcineva' }],
        ['the name of a company', { sellerType: 'company' }],
        ['a closed category', { categoryId: 'inchisa' }],
        ['a category for services', { categoryId: 'electricieni' }],
        ['a category for trailers', { categoryId: 'remorci-si-rulote' }],
        ['a category that is not there', { categoryId: 'nicaieri' }],
        ['the status sold', { status: 'sold', soldAt: NOW }],
        ['the status expired', { status: 'expired' }],
        ['the status paused', { status: 'paused' }],
        ['the status archived', { status: 'archived' }],
        ['the status rejected', { status: 'rejected' }],
        ['a pending state and a published time', { status: 'pending', expiresAt: undefined }],
        ['a pending state and an end', { status: 'pending', publishedAt: undefined }],
        ['a banned word in the title', { title: 'Vând ARME de vânătoare' }],
        [
          'a banned word in the description',
          { description: 'Vând și alte lucruri, de pildă arme de vânătoare, la cerere.' },
        ],
        ['photos of another', { photos: photosOf(buyer, 2) }],
        [
          'a photo twice as wide as allowed',
          { photos: [{ ...samplePhotos(1)[0], width: 10_001 }] },
        ],
        [
          'a photo whose pixels are digits',
          { photos: [{ ...samplePhotos(1)[0], width: '1600', height: 1200 }] },
        ],
        [
          'a photo that is its own thumbnail',
          { photos: [{ ...samplePhotos(1)[0], thumbPath: samplePhotos(1)[0]!.path }] },
        ],
        [
          'a car that counts hours',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), hours: 5 } },
        ],
        [
          'a photo with another key',
          {
            photos: [
              {
                id: 'photo000',
                path: samplePhotos(1)[0]!.path,
                thumbPath: samplePhotos(1)[0]!.thumbPath,
                width: 1,
                tall: 1,
              },
            ],
          },
        ],
        [
          'a photo that another lends its keys',
          {
            photos: [
              { ...samplePhotos(1)[0], alt: 1 },
              { id: 'photo000', path: samplePhotos(1)[0]!.path, width: 1, height: 1 },
            ],
          },
        ],
        ['a name that is a list', { sellerName: ['Ana Pop'] }],
        ['a title that is a list', { title: Array.from({ length: 20 }, () => 'x') }],
        ['a description that is a list', { description: Array.from({ length: 50 }, () => 'x') }],
        ['a slug with a space', { slug: 'dacia logan' }],
        ['a slug over the limit', { slug: `${'x'.repeat(40)}-${'y'.repeat(40)}` }],
      ] as [string, Data][]
    ).map(([what, change]) => create(`a listing with ${what}`, false, { ...car, ...change })),
    ...samplePhotos(20).flatMap((_photo, at) => [
      create(`a listing whose photo ${at} has another key`, false, {
        ...car,
        photos: samplePhotos(20).map((photo, n) => (n === at ? { ...photo, alt: 'x' } : photo)),
      }),
      create(`a listing whose photo ${at} is another's`, false, {
        ...car,
        photos: samplePhotos(20).map((photo, n) =>
          n === at ? { ...photo, path: photosOf(buyer, 1)[0]!.path } : photo,
        ),
      }),
    ]),
    ...(
      [
        ['the least at its rate', 40_000, true],
        ['less than its rate', 39_999, false],
        ['the most at its rate', 70_000, true],
        ['more than its rate', 70_001, false],
      ] as const
    ).map(([what, priceLei, may]) =>
      create(`a listing in euro for ${what}`, may, {
        ...car,
        price: { ...sampleCar.price, amountMinor: 1_000_000 },
        priceLei,
      }),
    ),
    create('a car that carries tons', false, {
      ...car,
      vehicle: { ...((sampleCar as Data).vehicle as Data), maxMassKg: 900 },
    }),
    create('a car with the most equipment', true, {
      ...car,
      vehicle: {
        ...((sampleCar as Data).vehicle as Data),
        equipment: Array.from({ length: 80 }, () => 'abs'),
      },
    }),
    ...Object.keys(programmes).map((programme) =>
      create(`a service ${programme}`, true, {
        ...firstVersion(asOwned(sampleService as Data), now),
        service: { ...((sampleService as Data).service as Data), programme },
      }),
    ),
    create('a listing whose word only contains a banned one', true, {
      ...car,
      title: 'Alarme auto montate',
    }),
    create(
      'a listing with a fake phone mark',
      false,
      { ...firstVersion(samplePlainCar as Data, now), hasPhone: true },
      { without: ['contact'] },
    ),
    ...(['check', 'counters', 'history', 'usage', 'contact'] as const).map((part) =>
      create(`a listing without its ${part}`, false, car, { without: [part] }),
    ),
    ...['x'.repeat(19), 'x'.repeat(21), `${'x'.repeat(19)}-`].map((target) =>
      create(`a listing under the id ${target}`, false, car, { id: target }),
    ),
    create(
      'a listing for somebody else',
      false,
      { ...car, ownerId: buyer, photos: [], hasPhotos: false },
      { as: seller },
    ),
    create('a service with the facts of a car too', false, {
      ...firstVersion(asOwned(sampleService as Data), now),
      vehicle: (sampleCar as Data).vehicle,
    }),
    ...listingStatuses
      .filter((status) => !['active', 'draft', 'pending'].includes(status))
      .map((status) =>
        create(`a first listing that is ${status}`, false, {
          ...firstVersion({ ...(sampleCar as Data), status }, now),
        }),
      ),
    create(
      'a listing for another where its parts are left over',
      false,
      { ...firstVersion(samplePlainCar as Data, now), ownerId: buyer },
      {
        as: seller,
        act: {
          write: [
            ...publish(id, { ...firstVersion(samplePlainCar as Data, now), ownerId: buyer }, now, [
              'counters',
              'history',
              'usage',
            ]),
            dailyUsage(seller, now, { listings: id }),
          ],
        },
        world: leftOver,
      },
    ),
    create(
      'a listing with price changes where its parts are left over',
      false,
      { ...firstVersion(samplePlainCar as Data, now), priceChanges: 5 },
      { without: ['counters', 'history'], world: leftOver },
    ),
    create('a listing without an account', false, {
      ...car,
      ownerId: unregistered,
      photos: [],
      hasPhotos: false,
      sellerName: 'Ioan Nou',
    }),
    create('a listing while leaving', false, {
      ...car,
      ownerId: leaving,
      photos: [],
      hasPhotos: false,
      sellerName: 'Geo Albu',
    }),
    create('a listing that was counted before', false, car, {
      without: ['usage'],
      world: {
        [`users/${seller}/dailyUsage/20261120`]: {
          day: '20261120',
          listings: 1,
          conversations: 0,
          messages: 0,
          reports: 0,
          lastListingId: id,
        },
      },
    }),
    create('two listings on one count', false, car, {
      act: {
        write: [...publish(id, car, now), ...publish('Two45678901234567890', car, now, ['usage'])],
      },
    }),

    // -- pre-moderation
    create('a listing that must wait', false, car, { world: held }),
    create(
      'a listing that waits',
      true,
      firstVersion({ ...(sampleCar as Data), status: 'pending' }, now),
      { world: held },
    ),
    create('a listing of a trusted seller', true, car, {
      world: { ...held, [`users/${seller}`]: userOf(seller, now, { trusted: true }) },
    }),
    create(
      'a listing that waits by choice',
      true,
      firstVersion({ ...(sampleCar as Data), status: 'pending' }, now),
    ),
    create('a listing where nothing is set', true, car, {
      world: { 'settings/moderation': null, 'settings/limits': null },
    }),
  ];
}

const firstListing = (row: RuleCase): Data =>
  'write' in row.act && 'set' in row.act.write[0]! ? row.act.write[0].data : {};
/** The times of a sample as a new listing has them, where they are times at all. */
const renewed = (listing: Data, now: Date): Data => ({
  ...listing,
  ...Object.fromEntries(
    ['createdAt', 'updatedAt', 'publishedAt']
      .filter(
        (key) =>
          listing[key] instanceof Date && (listing[key] as Date).getTime() === sampleNow.getTime(),
      )
      .map((key) => [key, NOW]),
  ),
  ...(listing.expiresAt instanceof Date && { expiresAt: daysFrom(now, 30) }),
});
