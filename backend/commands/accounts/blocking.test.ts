import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { blockedAddressPath } from '../../app/blockedAddress';
import { callTestCommand } from '../../testing/callTestCommand';
import { finishJobs } from '../../testing/finishJobs';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

let firebase: TestFirebase;
const tokens: Record<string, string> = {};
const id = (n: number) => `Listing0000000000${100 + n}`;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  for (const [uid, user] of Object.entries({ sefa: { role: 'admin' }, rau: {}, dan: {} }))
    tokens[uid] = await signInForTest(firebase, uid, {
      ...sampleUser,
      email: `${uid}@exemplu.ro`,
      ...user,
    });
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, as: string | undefined = 'sefa') =>
  callTestCommand(firebase.origin, name, input, as === '' ? {} : { token: tokens[as]! });
const block = (as?: string) => call('blockUser', { uid: 'rau', reason: ' Înșelăciune ' }, as);
const unblock = (as?: string) => call('unblockUser', { uid: 'rau' }, as);
const seedListing = (n: number, status: string, more: object = {}) =>
  firebase.seed(`listings/${id(n)}`, {
    ...sampleCar,
    ownerId: 'rau',
    expiresAt: new Date(Date.now() + 86_400_000),
    status,
    ...more,
  });
const statusOf = async (n: number) => (await firebase.read(`listings/${id(n)}`))?.status;
const identity = async (call: string, body: object) => {
  const path = 'identitytoolkit.googleapis.com/v1/accounts';
  const answer = await fetch(`${firebase.origin}/${path}:${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
};

test('only administrators block, unblock and confirm, never themselves', async () => {
  for (const as of ['', 'dan', 'rau']) {
    expect((await block(as)).status).toBe(as === '' ? 401 : 403);
    expect((await unblock(as)).status).toBe(as === '' ? 401 : 403);
    const input = { uid: 'rau', cui: '1', confirmed: true };
    expect((await call('confirmCompany', input, as)).status).toBe(as === '' ? 401 : 403);
  }
  expect((await call('blockUser', { uid: 'sefa', reason: 'x' })).code).toBe('notAllowed');
  expect((await call('blockUser', { uid: 'nimeni', reason: 'x' })).code).toBe('notFound');
  expect((await call('blockUser', { uid: 'rau', reason: '  ' })).code).toBe('invalidInput');
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
    blockedReason: 'Înșelăciune',
  });
  const { data: log } = await firebase.owner.list('moderationLog', { limit: 10 });
  expect(log.map(({ data }) => data)).toMatchObject([
    { action: 'userBlocked', actorId: 'sefa', targetId: 'rau', text: 'Înșelăciune' },
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
  await unblock();
  await finishJobs(firebase);
  expect(await active()).toBe(60);
}, 60_000);

test('a block ends the sessions: no new tokens, and the old ones are refused after the block too', async () => {
  const login = { email: 'rau@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  const before = (await identity('signInWithPassword', login)).body;
  await block();
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

test('who changes to another spelling of the blocked address publishes nothing, writes to nobody, edits no profile', async () => {
  const secret = { password: 'parola-1', returnSecureToken: true };
  const signedUp = await identity('signUp', { ...secret, email: 'inventata@exemplu.ro' });
  tokens.nou = signedUp.body.idToken!;
  const profile = { displayName: 'Alt Nume', sellerType: 'private' };
  expect((await call('registerProfile', { displayName: 'Alt Nume' }, 'nou')).status).toBe(200);
  await block();
  const email = 'rau+nou@exemplu.ro';
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: tokens.nou, newEmail: email };
  await identity('sendOobCode', change);
  const outbox = await (await fetch(`${firebase.origin}/__local/outbox?format=json`)).json();
  const { link } = (outbox as { messages: { link: string }[] }).messages[0]!;
  const oobCode = new URL(link).searchParams.get('oobCode');
  expect((await identity('update', { oobCode })).status).toBe(200);
  tokens.nou = (await identity('signInWithPassword', { ...secret, email })).body.idToken!;
  const { kind, categoryId, title, description, price, localityId } = sampleCar;
  const listing = { kind, categoryId, title, description, price, localityId, photos: [] };
  const publish = () => call('publishListing', { id: id(9), ...listing }, 'nou');
  const refused = { status: 403, code: 'notAllowed' };
  expect(await publish()).toMatchObject(refused);
  const words = { conversationId: 'c1', messageId: 'm1', text: 'Bună ziua' };
  expect(await call('sendReply', words, 'nou')).toMatchObject(refused);
  expect(await call('editProfile', profile, 'nou')).toMatchObject(refused);
  // What they published before stays theirs to take off, not to show again.
  const { localId: ownerId } = signedUp.body;
  await seedListing(9, 'active', { ownerId, version: 1 });
  const own = { id: id(9), version: 1 };
  const edit = { ...own, ...listing };
  expect(await call('editListing', edit, 'nou')).toMatchObject(refused);
  expect(await call('renewListing', own, 'nou')).toMatchObject(refused);
  const move = (to: string, version: number) =>
    call('changeListingStatus', { id: id(9), version, to }, 'nou');
  expect((await move('paused', 1)).status).toBe(200);
  expect(await move('active', 2)).toMatchObject(refused);
  expect((await call('deleteListing', { id: id(9) }, 'nou')).status).toBe(200);
  expect(await call('restoreListing', { id: id(9) }, 'nou')).toMatchObject(refused);
  await unblock();
  expect((await call('editProfile', profile, 'nou')).status).toBe(200);
});

test('who never confirmed an address bars nobody whose mailbox it is', async () => {
  const login = { email: 'dan+x@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  const { localId, idToken } = (await identity('signUp', login)).body;
  tokens.stranger = idToken!;
  const register = await call('registerProfile', { displayName: 'Alt Nume' }, 'stranger');
  expect(register.status).toBe(200);
  expect((await call('blockUser', { uid: localId, reason: 'Fraudă' })).status).toBe(200);
  const profile = { displayName: 'Dan Radu', sellerType: 'private' };
  expect((await call('editProfile', profile, 'dan')).status).toBe(200);
});

test.each(['rau', 'alDoilea'])(
  'two blocked accounts of one mailbox: %s, taken back, may all again, and a third waits for both',
  async (first) => {
    const login = { password: 'parola-1', returnSecureToken: true };
    const emails: Record<string, string> = { rau: 'rau@exemplu.ro', alDoilea: 'rau+2@exemplu.ro' };
    const second = { uid: 'alDoilea', email: emails.alDoilea!, password: 'parola-1' };
    await firebase.accounts.createUser({ ...second, emailVerified: true });
    await firebase.seed('users/alDoilea', { ...sampleUser, email: second.email });
    await block();
    const blocked = await call('blockUser', { uid: 'alDoilea', reason: 'Fraudă' });
    expect(blocked.status).toBe(200);
    await finishJobs(firebase);
    const signUp = { ...login, email: `rau+${first}@exemplu.ro` };
    tokens.third = (await identity('signUp', signUp)).body.idToken!;
    const register = () => call('registerProfile', { displayName: 'Alt Nume' }, 'third');

    expect((await call('unblockUser', { uid: first })).status).toBe(200);
    const signedIn = await identity('signInWithPassword', { ...login, email: emails[first] });
    tokens.back = signedIn.body.idToken!;
    const profile = { displayName: 'Ana Pop', sellerType: 'private' };
    expect((await call('editProfile', profile, 'back')).status).toBe(200);
    expect((await register()).code).toBe('notAllowed');
    const other = first === 'rau' ? 'alDoilea' : 'rau';
    expect((await call('unblockUser', { uid: other })).status).toBe(200);
    expect((await register()).status).toBe(200);
  },
);

test('an entry of before, that names one account, goes on and ends with the last that is blocked', async () => {
  const address = blockedAddressPath('rau@exemplu.ro');
  await firebase.seed(address, { uid: 'vechi', at: new Date() });
  await firebase.seed('users/vechi', { ...sampleUser, blocked: true });
  await block();
  expect((await call('unblockUser', { uid: 'vechi' })).status).toBe(200);
  expect(await firebase.read(address)).toMatchObject({ uids: ['rau'], takenBack: ['vechi'] });
  await unblock();
  expect(await firebase.read(address)).toBeNull();
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

// Last: the addresses are other accounts' from here on.
test('nor does one that they had changed to before the block', async () => {
  const other = { email: 'alta@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  const localId = 'mutat';
  await firebase.accounts.createUser({ uid: localId, ...other, emailVerified: true });
  // The document says the address of before.
  await firebase.seed(`users/${localId}`, { ...sampleUser, email: 'veche@exemplu.ro' });
  const target = { uid: localId };
  expect((await call('blockUser', { ...target, reason: 'Fraudă' })).status).toBe(200);
  await finishJobs(firebase);
  const { idToken } = (await identity('signInWithPassword', other)).body;
  await identity('delete', { idToken });
  tokens.again = (await identity('signUp', other)).body.idToken!;
  const register = () => call('registerProfile', { displayName: 'Alt Nume' }, 'again');
  expect((await register()).code).toBe('notAllowed');
  expect((await call('unblockUser', target)).status).toBe(200);
  expect((await register()).status).toBe(200);
});

test('the address of a blocked person does not register again, after an unblock it may', async () => {
  const login = { email: 'rau@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  await block();
  await finishJobs(firebase);
  const { idToken } = (await identity('signInWithPassword', login)).body;
  await identity('delete', { idToken });
  const again = await identity('signUp', login);
  tokens.again = again.body.idToken!;
  const register = () => call('registerProfile', { displayName: 'Alt Nume' }, 'again');
  expect(await register()).toMatchObject({ status: 403, code: 'notAllowed' });
  await unblock();
  expect((await register()).status).toBe(200);
});
