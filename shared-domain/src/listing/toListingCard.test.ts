import { toListingCard } from './toListingCard';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
  samplePlainCar,
  sampleService,
} from '../samples/listingSamples';

test('a card is plain data that survives a page’s JSON', () => {
  const card = toListingCard({ ...sampleCar, id: sampleListingId });
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  expect(card).toMatchObject({
    title: sampleCar.title,
    year: 2018,
    mileageKm: 124_500,
    fuel: 'diesel',
    photoCount: 3,
    publishedAtMs: sampleNow.getTime(),
  });
  expect(card).not.toHaveProperty('description');
  expect(card).not.toHaveProperty('vin');
});

test('what a listing does not have, its card does not either', () => {
  expect(Object.keys(toListingCard({ ...samplePlainCar, id: sampleListingId }))).not.toContain(
    'thumbPath',
  );
  expect(toListingCard({ ...sampleService, id: sampleListingId })).toMatchObject({
    kind: 'service',
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
  });
});
