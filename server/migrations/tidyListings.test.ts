import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleSavedSearch } from '@anunturi/shared-domain/samples/personalSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { placeSearches } from './placeSearches';
import { runMigrations } from './runMigrations';
import { tidyListings } from './tidyListings';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const migrate = () => {
  const { db } = firebase.commandServer!;
  return runMigrations(db, [tidyListings, placeSearches], { again: true });
};

test('an earlier listing loses buckets and tokens of places, keeps its words and names its county, once', async () => {
  const { county: _county, ...service } = sampleService;
  await firebase.seed('listings/earlier', {
    ...service,
    searchTokens: ['@sibiu', '@*', ...service.searchTokens],
    bands: { price: 4 },
  });
  await firebase.seed('listings/gone', { deletedAt: new Date() });
  const search = 'users/ana/savedSearches/one';
  await firebase.seed(search, sampleSavedSearch);
  expect(await migrate()).toMatchObject([{ changed: 1 }, { changed: 1 }]);
  const stored = listingSchema.parse(await firebase.read('listings/earlier'));
  expect(stored).toEqual({ ...sampleService, county: 'SB' });
  expect(savedSearchSchema.parse(await firebase.read(search))).toMatchObject({ county: 'SB' });
  expect(await migrate()).toMatchObject([{ changed: 0 }, { changed: 0 }]);
});
