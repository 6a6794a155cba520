/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  appealRejection,
  markSold,
  pauseListing,
  publishAgain,
  renewListing,
  withdrawListing,
} from './changeMyListing';
import { deleteForGood, deleteMyListing, restoreMyListing } from './deleteMyListing';
import { readDashboard } from './readDashboard';
import { readMyListings } from './readMyListings';
import {
  DAY_MS,
  uid,
  inDays,
  firebase,
  seedRejected,
  seedListing,
  stored,
} from './testing/ownListings';

test('a listing may be renewed from the 25th day, not before, and an expired one becomes public again', async () => {
  await expect(renewListing(await seedListing({ expiresAt: inDays(6) }))).rejects.toMatchObject({
    code: 'wrongStatus',
  });
  const ending = await seedListing({ expiresAt: inDays(4) });
  await expect(renewListing(ending)).resolves.toBe('active');
  expect(new Date(String((await stored(ending.id))!.expiresAt)).getTime()).toBeGreaterThan(
    inDays(29).getTime(),
  );
  await expect(
    renewListing(await seedListing({ status: 'expired', expiresAt: inDays(-3) })),
  ).resolves.toBe('active');
});

test('where new listings are looked at first, an expired one of a seller who is not trusted waits for its check', async () => {
  await firebase.seed('settings/moderation', {
    preModeration: true,
    autoTrustAfter: 3,
    bannedWords: [],
    updatedAt: inDays(-1),
  });
  await expect(
    renewListing(await seedListing({ status: 'expired', expiresAt: inDays(-3) })),
  ).resolves.toBe('pending');
});

test('a listing is paused, sold, and public again; a draft is published; each act raises the version', async () => {
  const listing = await seedListing();
  await expect(pauseListing(listing)).resolves.toBe('paused');
  await expect(publishAgain({ ...listing, version: listing.version + 1 })).resolves.toBe('active');
  await expect(markSold({ ...listing, version: listing.version + 2 })).resolves.toBe('sold');
  expect(await stored(listing.id)).toMatchObject({
    status: 'sold',
    version: listing.version + 3,
    soldAt: expect.anything(),
  });
  await expect(publishAgain({ ...listing, version: listing.version + 3 })).resolves.toBe('active');
  expect(await stored(listing.id)).not.toHaveProperty('soldAt');
});

test('a sold listing whose time is over comes back with thirty new days', async () => {
  const listing = await seedListing({ status: 'sold', soldAt: inDays(-20), expiresAt: inDays(-1) });
  await expect(publishAgain(listing)).resolves.toBe('active');
  expect(new Date(String((await stored(listing.id))!.expiresAt)).getTime()).toBeGreaterThan(
    inDays(29).getTime(),
  );
});

test('what waits for its check can be taken back to the drafts', async () => {
  const listing = await seedListing({ status: 'pending' });
  await expect(withdrawListing(listing)).resolves.toBe('draft');
});

test('an act on a version that has changed elsewhere writes nothing', async () => {
  const listing = await seedListing();
  await expect(pauseListing({ ...listing, version: listing.version + 1 })).rejects.toMatchObject({
    code: 'changedElsewhere',
  });
  expect(await stored(listing.id)).toMatchObject({ status: 'active', version: listing.version });
});

test('a rejection is appealed against once and stays a rejection', async () => {
  const listing = await seedRejected();
  const contestText = 'Prețul din anunț este prețul întreg al mașinii.';
  await appealRejection(listing, `${contestText} `);
  expect(await stored(listing.id)).toMatchObject({ status: 'rejected', held: true });
  expect(JSON.stringify(await stored(listing.id))).not.toContain('Prețul din anunț');
  const [row] = (await readMyListings(uid)).rows;
  expect(row?.moderation).toMatchObject({ decision: 'rejected', contestText });
  const again = { ...listing, version: listing.version + 1 };
  await expect(appealRejection(again, 'Încă o dată, aceeași contestație.')).rejects.toMatchObject({
    code: 'wrongStatus',
  });
});

test('a deleted listing stands apart with the day on which it goes, and can be brought back', async () => {
  const other = await seedListing({ status: 'paused' });
  const { id } = await seedListing({ status: 'paused' });
  await expect(deleteMyListing(id)).resolves.toBe('deleted');
  expect((await readMyListings(uid)).rows.map((row) => row.card.id)).toEqual([other.id]);
  const [row] = (await readMyListings(uid, 'deleted')).rows;
  expect(row?.card.id).toBe(id);
  const { dueAt, ...deletion } = row!.deletion!;
  expect(deletion).toMatchObject({ from: 'paused', isEvidence: false });
  expect(Math.round((dueAt - Date.now()) / DAY_MS)).toBe(30);
  expect((await readDashboard(uid)).counts).toMatchObject({ paused: 1, deleted: 1 });
  await expect(restoreMyListing(id)).resolves.toBe('paused');
  expect((await readMyListings(uid, 'deleted')).rows).toEqual([]);
});

test('a listing deleted for good leaves no document behind, and deleting it again is no failure', async () => {
  const { id } = await seedListing();
  await expect(deleteMyListing(id)).resolves.toBe('deleted');
  await expect(deleteForGood(id)).resolves.toBe('gone');
  const areDue = async () =>
    (await firebase.owner.list('jobs', { limit: 9 })).data.some(
      ({ data }) => (data.dueAt as Date) < inDays(1),
    );
  do await firebase.commandServer!.runner.runDue();
  while (await areDue());
  for (const path of [
    `listings/${id}`,
    `listings/${id}/counters/all`,
    `listings/${id}/private/check`,
    `listings/${id}/priceHistory/0`,
  ])
    expect(await firebase.read(path)).toBeNull();
  await expect(deleteMyListing(id)).resolves.toBe('gone');
});
