import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import {
  sampleCar,
  samplePlainCar,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { availabilities } from '@anunturi/shared-domain/listing/serviceFields';
import { buyer, leaving, seller, unregistered } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { asOwned } from './extremeListings';
import { dailyUsage, firstVersion, publish } from './publishing';
import { id, publishSetup } from './publishSetup';

/** Publishing with the parts that belong to a listing. */
export function publishingRows(now: Date): RuleCase[] {
  const { car, create, leftOver } = publishSetup(now);
  return [
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
    ...Object.keys(availabilities).map((programme) =>
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
  ];
}
