import {
  sampleCar,
  samplePhotos,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { equipmentLabels } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { daysFrom } from '../../baseWorld';
import { company, seller } from '../../people';
import type { Data } from '../../RuleCase';
import { firstVersion } from './publishing';

/** Photos in the folder of any owner. */
export const photosOf = (uid: string, count: number) =>
  samplePhotos(count).map((photo) => ({
    ...photo,
    path: photo.path.replace(seller, uid),
    thumbPath: photo.thumbPath.replace(seller, uid),
  }));
/** Who may write a sample: its seller's name must be theirs. */
const ownerOf = (listing: Data) => (listing.sellerType === 'company' ? company : seller);
/** A sample in the hands of who may write it. */
export const asOwned = (listing: Data): Data => ({
  ...listing,
  ...('ownerId' in listing && { ownerId: ownerOf(listing) }),
  ...(Array.isArray(listing.photos) &&
    ownerOf(listing) === company && { photos: photosOf(company, listing.photos.length) }),
});

/** Listings at every limit. */
export function extremeListings(now: Date): [string, Data][] {
  const vehicle = (sampleCar as Data).vehicle as Data;
  const most = {
    ...vehicle,
    make: 'x'.repeat(40),
    makeName: 'x'.repeat(40),
    model: `${'x'.repeat(30)}-${'y'.repeat(29)}`,
    modelName: 'x'.repeat(60),
    version: 'x'.repeat(60),
    originCountry: 'x'.repeat(40),
    year: 2100,
    mileageKm: 3_000_000,
    powerHp: 3000,
    engineCm3: 30_000,
    doors: 9,
    seats: 90,
    co2GPerKm: 1000,
    keys: 10,
    vin: 'WVWZZZ1JZXW000001XYZ',
    vinNonStandard: true,
    equipment: Object.keys(equipmentLabels),
    firstRegisteredMonth: '2099-12',
    itpUntilMonth: '2099-10',
  };
  const least: Data = {
    ...vehicle,
    make: 'x',
    makeName: 'x',
    model: 'y',
    modelName: 'y',
    version: 'z',
    originCountry: 'z',
    year: 1900,
    mileageKm: 0,
    powerHp: 1,
    engineCm3: 1,
    doors: 1,
    seats: 1,
    co2GPerKm: 0,
    keys: 0,
    vin: 'ABC',
    equipment: [],
    firstRegisteredMonth: '1900-01',
    itpUntilMonth: '1999-09',
  };
  const car = firstVersion(sampleCar as Data, now);
  const service = firstVersion(asOwned(sampleService as Data), now);
  const other = {
    ...car,
    categoryId: 'autoutilitare',
    vehicle: { ...most, shape: 'other', hours: 200_000, maxMassKg: 100_000 },
  };
  const { fuel: _fuel, gearbox: _gearbox, body: _body, mileageKm: _mileage, ...bare } = least;
  const inRon = (amountMinor: number) => ({
    price: { amountMinor, currency: 'RON', negotiable: false, unit: 'fixed' },
    priceLei: Math.floor(amountMinor / 100),
  });
  return [
    [
      'a car with everything at its most',
      {
        ...car,
        title: 'x'.repeat(80),
        slug: 'x'.repeat(80),
        description: 'x'.repeat(9000),
        localityId: 'x'.repeat(60),
        localityName: 'x'.repeat(60),
        photos: samplePhotos(20),
        searchTokens: Array.from({ length: 160 }, (_, at) => `${'x'.repeat(37)}${at}`),
        bands: { price: 30, year: 30, mileage: 30, power: 30, engine: 30 },
        vehicle: most,
        ...inRon(1_000_000_000),
      },
    ],
    [
      'a car with everything at its least',
      {
        ...car,
        title: 'x'.repeat(10),
        slug: 'x',
        description: 'x'.repeat(40),
        localityId: 'x',
        localityName: 'x',
        searchTokens: [],
        bands: {},
        vehicle: least,
        ...inRon(100),
        photos: [],
        hasPhotos: false,
        expiresAt: daysFrom(now, 29.01),
      },
    ],
    [
      'a car at the highest rate of the euro',
      {
        ...car,
        price: { amountMinor: 1_000_000_000, currency: 'EUR', negotiable: true, unit: 'fixed' },
        priceLei: 70_000_000,
        expiresAt: daysFrom(now, 30.99),
      },
    ],
    [
      'a car at the lowest rate of the euro',
      {
        ...car,
        price: { amountMinor: 1_000_050, currency: 'EUR', negotiable: true, unit: 'fixed' },
        priceLei: 40_002,
      },
    ],
    ['a lorry with everything at its most', other],
    [
      'a lorry with nothing that it may lack',
      { ...other, vehicle: { ...bare, shape: 'other', hours: 0, maxMassKg: 1 } },
    ],
    [
      'a part for a make',
      {
        ...car,
        categoryId: 'anvelope-si-jante',
        vehicle: {
          shape: 'part',
          condition: 'new',
          make: 'x'.repeat(40),
          makeName: 'x'.repeat(40),
          model: 'x'.repeat(60),
          modelName: 'x'.repeat(60),
        },
      },
    ],
    [
      'a damaged part',
      { ...car, categoryId: 'anvelope-si-jante', vehicle: { shape: 'part', condition: 'damaged' } },
    ],
    [
      'a service with everything at its most',
      {
        ...service,
        photos: photosOf(company, 8),
        service: {
          ...(service.service as Data),
          providerForm: 'individual',
          programme: 'appointment',
          hoursText: 'x'.repeat(120),
          coveredLocalityIds: Array.from({ length: 30 }, (_, at) => `${'x'.repeat(58)}${at + 10}`),
          travelRadiusKm: 300,
          experienceYears: 80,
        },
      },
    ],
    [
      'a service with everything at its least',
      {
        ...service,
        photos: [],
        hasPhotos: false,
        service: {
          ...(service.service as Data),
          programme: 'everyDay',
          hoursText: 'x',
          coveredLocalityIds: ['x'],
          travelRadiusKm: 0,
          experienceYears: 0,
        },
      },
    ],
    ...['from', 'day', 'm2'].map((unit): [string, Data] => [
      `a service priced by ${unit}`,
      { ...service, price: { ...(service.price as Data), unit } },
    ]),
  ];
}
