/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { firebase, seedListing } from './testing/ownListings';
import { search } from '#data/lists/search';

test('a list has what the same page has just changed, at once', async () => {
  const { id } = await seedListing({ status: 'paused' });
  await firebase.commandServer!.search!.whenReady();
  await firebase.commandServer!.search!.rebuild();
  const total = async () => (await search({ filters: {} })).total;
  expect(await total()).toBe(0);
  await callCommand('changeListingStatus', { id, version: 1, to: 'active' });
  expect(await total()).toBe(1);
  await callCommand('changeListingStatus', { id, version: 2, to: 'paused' });
  expect(await total()).toBe(0);
});
