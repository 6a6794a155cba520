import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { publishedCar, publishedService } from '@anunturi/shared-domain/samples/publishedSamples';

const golf = { make: 'volkswagen', makeName: 'Volkswagen', model: 'golf', modelName: 'Golf' };
const vehicle = (changes: object) =>
  ({ vehicle: { ...(sampleCar as { vehicle: object }).vehicle, ...changes } }) as Parameters<
    typeof publishedCar
  >[1];

/** Newest first: 1, 2, 3 ... in number of days. */
export const logans = Array.from({ length: 30 }, (_, at) =>
  publishedCar(at + 1, {
    age: at / 2 + 0.1,
    ...vehicle({ year: 2010 + (at % 10), mileageKm: 100_000 + at * 1000 }),
  }),
);
/** The Logans, then what stands apart. */
export const listMarket = [
  ...logans,
  publishedCar(40, {
    age: 16,
    title: 'Volkswagen Golf 2020 automat',
    localityId: 'medias',
    localityName: 'Mediaș',
    price: { amountMinor: 2_000_000, currency: 'EUR', negotiable: false, unit: 'fixed' },
    ...vehicle({ ...golf, year: 2020, gearbox: 'automatic' }),
  }),
  publishedCar(41, {
    age: 17,
    title: 'Volkswagen Golf 2015 diesel',
    localityId: 'cisnadie',
    localityName: 'Cisnădie',
    price: { amountMinor: 800_000, currency: 'EUR', negotiable: false, unit: 'fixed' },
    ...vehicle({ ...golf, year: 2015 }),
  }),
  publishedCar(50, {
    age: 31,
    title: 'Mașină al cărei timp a trecut',
    price: { amountMinor: 100_000, currency: 'RON', negotiable: false, unit: 'fixed' },
  }),
  publishedCar(51, { status: 'sold', soldAt: new Date() }),
  publishedService(60, { age: 18 }),
  publishedService(61, {
    age: 19,
    title: 'Tractări în tot județul, zi și noapte',
    categoryId: 'tractari',
    service: {
      providerForm: 'pfa',
      programme: 'nonstop',
      wholeCounty: true,
      givesInvoice: true,
      givesWarranty: false,
    },
  }),
];
