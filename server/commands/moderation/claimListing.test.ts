import { CLAIM_MS } from '@anunturi/shared-domain/site/limits';
import { listingId, world } from './testing/decisions';
import { seller } from '../../testing/startModeration';

const claim = async (input: object, uid = 'sefa') =>
  (await world.call('claimListing', input, uid)).body.result;
const kept = () => world.read(`listingClaims/${listingId}`);

test('a listing is the first moderator’s who opens it, the second reads who has it, and leaving gives it free', async () => {
  await world.giveRole('dan', 'admin');
  expect(await claim({ to: listingId })).toEqual({});
  const { holder } = await claim({ to: listingId }, 'dan');
  expect(holder).toEqual({ name: expect.any(String), untilMs: expect.any(Number) });
  expect(await claim({ to: listingId })).toEqual({});
  await claim({ from: listingId }, 'dan');
  expect(await kept()).toMatchObject({ adminId: 'sefa' });
  const next = 'Listing0000000000222';
  expect(await claim({ from: listingId, to: next })).toEqual({});
  expect(await claim({ to: listingId }, 'dan')).toEqual({});
});

test('it is free again after five minutes', async () => {
  await world.giveRole('dan', 'admin');
  await claim({ to: listingId });
  const forgetAt = (await kept())?.forgetAt as Date;
  expect(Math.abs(forgetAt.getTime() - Date.now() - CLAIM_MS)).toBeLessThan(60_000);
  await world.seed(`listingClaims/${listingId}`, { adminId: 'sefa', forgetAt: new Date(0) });
  expect(await claim({ to: listingId }, 'dan')).toEqual({});
});

test('nobody but an administrator opens one', async () => {
  expect((await world.call('claimListing', { to: listingId }, seller)).code).toBe('notAllowed');
});
