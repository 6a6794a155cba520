import { setImmediate as nextTurn } from 'node:timers/promises';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import { sampleCompanyUser } from '@anunturi/shared-domain/samples/userSamples';
import { decodeJwt } from 'jose';
import { finishJobs } from '../../testing/finishJobs';
import { watchReads } from '../../testing/watchReads';
import {
  firebase,
  tokens,
  id,
  call,
  because,
  block,
  unblock,
  seedListing,
  statusOf,
  identity,
} from './testing/blockedPerson';

test('only administrators block, unblock and confirm, never themselves', async () => {
  for (const as of ['', 'dan', 'rau']) {
    expect((await block(as)).status).toBe(as === '' ? 401 : 403);
    expect((await unblock(as)).status).toBe(as === '' ? 401 : 403);
    const input = { uid: 'rau', cui: '1', confirmed: true };
    expect((await call('confirmCompany', input, as)).status).toBe(as === '' ? 401 : 403);
  }
  expect((await call('blockUser', { ...because, uid: 'sefa' })).code).toBe('notAllowed');
  expect((await call('blockUser', { ...because, uid: 'nimeni' })).code).toBe('notFound');
  expect((await call('blockUser', { ...because, uid: 'rau', reason: ' x ' })).code).toBe(
    'invalidInput',
  );
});

test('a block hides listings and phone at once, with its reason and its entry in the log', async () => {
  for (const [n, status] of ['active', 'sold', 'expired', 'draft', 'rejected'].entries())
    await seedListing(n, status);
  await firebase.seed(`listings/${id(0)}/private/contact`, { phone: '0712345678' });
  expect((await call('revealPhone', { listingId: id(0) }, '')).status).toBe(200);
  expect((await block()).status).toBe(200);
  expect(await Promise.all([0, 1, 2, 3, 4].map(statusOf))).toEqual([
    'archived',
    'archived',
    'archived',
    'draft',
    'rejected',
  ]);
  expect((await call('revealPhone', { listingId: id(0) }, '')).code).toBe('notFound');
  expect((await firebase.as(null).get(`listings/${id(0)}`)).status).toBe(403);
  expect(await firebase.read('users/rau')).toMatchObject({
    blocked: true,
    blockedReason: because.reason,
  });
  const { data: log } = await firebase.owner.list('moderationLog', { limit: 10 });
  expect(log.map(({ data }) => data)).toMatchObject([
    { action: 'userBlocked', actorId: 'sefa', targetId: 'rau', text: because.reason },
  ]);
  expect((await block()).code).toBe('changedElsewhere');
});

test('a phone of a listing that is not hidden yet is not told either', async () => {
  await block();
  await seedListing(0, 'active');
  await firebase.seed(`listings/${id(0)}/private/contact`, { phone: '0712345678' });
  expect((await call('revealPhone', { listingId: id(0) }, '')).code).toBe('notFound');
});

test('nobody reads the profile of a blocked person, not even that of a company confirmed meanwhile', async () => {
  const user = { ...sampleCompanyUser, email: 'rau@exemplu.ro' };
  await firebase.seed('users/rau', user);
  await firebase.seed('profiles/rau', toProfile(user));
  const profile = () => firebase.as(null).get('profiles/rau');
  expect((await profile()).status).toBe(200);
  await block();
  await call('confirmCompany', { uid: 'rau', cui: user.company!.cui, confirmed: true });
  expect((await profile()).status).toBe(404);
  await unblock();
  expect(await firebase.read('profiles/rau')).toMatchObject({
    companyName: user.company!.name,
    companyConfirmed: true,
  });
});

test('unblocking brings back what blocking hid, and nothing that was decided or ran out meanwhile', async () => {
  for (const n of [0, 1, 2]) await seedListing(n, 'active');
  await seedListing(3, 'sold');
  await seedListing(4, 'archived');
  await block();
  await firebase.owner.update(`listings/${id(1)}`, { status: 'rejected' });
  await firebase.owner.update(`listings/${id(2)}`, { expiresAt: new Date(0) });
  expect((await unblock()).status).toBe(200);
  expect(await Promise.all([0, 1, 2, 3, 4].map(statusOf))).toEqual([
    'active',
    'rejected',
    'expired',
    'sold',
    'archived',
  ]);
  expect(await firebase.read('users/rau')).not.toHaveProperty('blockedReason');
  expect((await unblock()).code).toBe('changedElsewhere');
});

test('of somebody with many listings the rest follows, both ways', async () => {
  for (let n = 0; n < 60; n += 1) await seedListing(n, 'active');
  const active = async () =>
    (await firebase.owner.list('listings', { where: [['status', '==', 'active']], limit: 300 }))
      .data.length;
  await block();
  await finishJobs(firebase);
  expect(await active()).toBe(0);
  const reads = await watchReads(async () => {
    await unblock();
    await finishJobs(firebase);
  });
  expect(await active()).toBe(60);
  expect(reads.together('listings/').flat()).toHaveLength(60); // no round trip for each
}, 60_000);

test('who is blocked in an open tab is told of the block, also when the account itself has ended the session', async () => {
  await block();
  await finishJobs(firebase);
  expect(await call('readMyEmails', {}, 'rau')).toMatchObject({ status: 403, code: 'blocked' });
});

test('a block ends the sessions: no new tokens, and the old ones are refused after the block too', async () => {
  const login = { email: 'rau@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  const before = (await identity('signInWithPassword', login)).body;
  // A session of an account whose password was just set begins with the next second.
  while (Date.now() < Number(decodeJwt(before.idToken).auth_time) * 1000) await nextTurn();
  expect((await block()).body).toEqual({ result: {} });
  await finishJobs(firebase);
  const renewed = await fetch(`${firebase.origin}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: before.refreshToken }),
  });
  expect(renewed.status).toBe(400);
  const profile = { displayName: 'Rau Om', sellerType: 'private' };
  expect((await call('editProfile', profile, 'rau')).code).toBe('blocked');
  await unblock();
  expect((await call('editProfile', profile, 'rau')).code).toBe('signInNeeded');
  expect((await call('deleteListing', { id: id(0) }, 'rau')).code).toBe('signInNeeded');
  tokens.rau = (await identity('signInWithPassword', login)).body.idToken!;
  expect((await call('editProfile', profile, 'rau')).status).toBe(200);
});

test('a confirmed company says so in public, and can be declared again', async () => {
  const user = { ...sampleCompanyUser, email: 'rau@exemplu.ro' };
  await firebase.seed('users/rau', user);
  const confirm = (confirmed: boolean, cui = user.company!.cui) =>
    call('confirmCompany', { uid: 'rau', cui, confirmed });
  expect((await confirm(true)).status).toBe(200);
  expect(await firebase.read('profiles/rau')).toMatchObject({ companyConfirmed: true });
  expect((await confirm(false)).status).toBe(200);
  expect(await firebase.read('profiles/rau')).not.toHaveProperty('companyConfirmed');
  expect((await confirm(true, '14399840')).code).toBe('changedElsewhere');
});
