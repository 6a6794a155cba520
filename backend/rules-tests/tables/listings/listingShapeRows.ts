import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import {
  invalidInsideLists,
  invalidListings,
} from '@anunturi/shared-domain/samples/invalidListingSamples';
import {
  sampleCar,
  sampleNow,
  sampleService,
  validListings,
} from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, refusals } from '../../matrix';
import { claimsOf, company, seller } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { asOwned } from './extremeListings';
import { firstVersion, publish } from './publishing';
import { id, publishSetup } from './publishSetup';

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

/** What the schema takes and refuses. */
export function listingShapeRows(now: Date): RuleCase[] {
  const { car, create, limits } = publishSetup(now);
  return [
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
  ];
}
