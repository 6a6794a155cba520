import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { blockedAddressPath } from '../../app/callers/blockedAddress';
import { describedCar, seedMarket, seedSeller } from '../../testing/seedMarket';
import { finishJobs } from '../../testing/finishJobs';
import {
  firebase,
  tokens,
  id,
  call,
  block,
  unblock,
  seedListing,
  identity,
} from './testing/blockedPerson';

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
  expect(
    (await call('blockUser', { uid: localId, ground: 'fraud', reason: 'Fraudă repetată' })).status,
  ).toBe(200);
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
    const blocked = await call('blockUser', {
      uid: 'alDoilea',
      ground: 'fraud',
      reason: 'Fraudă repetată',
    });
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

test('an earlier entry, that names one account, goes on and ends with the last that is blocked', async () => {
  const address = blockedAddressPath('rau@exemplu.ro');
  await firebase.seed(address, { uid: 'vechi', at: new Date() });
  await firebase.seed('users/vechi', { ...sampleUser, blocked: true });
  await block();
  expect((await call('unblockUser', { uid: 'vechi' })).status).toBe(200);
  expect(await firebase.read(address)).toMatchObject({ uids: ['rau'], takenBack: ['vechi'] });
  await unblock();
  expect(await firebase.read(address)).toBeNull();
});

test.each(['deleted', 'moved'])(
  'who published and then %s the sign-in does not come back after the block by the mailbox of then',
  async (how) => {
    const secret = { password: 'parola-1', returnSecureToken: true };
    const then = { uid: `pleaca-${how}`, email: `pleaca-${how}@exemplu.ro` };
    await firebase.accounts.createUser({ ...then, ...secret, emailVerified: true });
    await firebase.seed(`users/${then.uid}`, { ...sampleUser, email: then.email });
    const signedIn = await identity('signInWithPassword', { ...secret, email: then.email });
    tokens.moved = signedIn.body.idToken!;
    await seedMarket(firebase);
    await seedSeller(firebase, then.uid);
    const car = { ...describedCar(id(8)), photos: [] };
    expect(await call('publishListing', car, 'moved')).toMatchObject({ status: 200 });
    const { idToken } = signedIn.body;
    if (how === 'deleted') await identity('delete', { idToken });
    else await identity('update', { idToken, email: 'a-altuia@exemplu.ro' });

    expect(
      (await call('blockUser', { uid: then.uid, ground: 'fraud', reason: 'Fraudă repetată' }))
        .status,
    ).toBe(200);
    const again = { ...secret, email: `pleaca-${how}+iar@exemplu.ro` };
    tokens.again = (await identity('signUp', again)).body.idToken!;
    const register = () => call('registerProfile', { displayName: 'Alt Nume' }, 'again');
    expect((await register()).code).toBe('notAllowed');
    expect((await call('unblockUser', { uid: then.uid })).status).toBe(200);
    expect((await register()).status).toBe(200);
  },
);

// The last two: the addresses are other accounts' from here on.
test('nor does one that they had changed to before the block', async () => {
  const other = { email: 'alta@exemplu.ro', password: 'parola-1', returnSecureToken: true };
  const localId = 'mutat';
  await firebase.accounts.createUser({ uid: localId, ...other, emailVerified: true });
  // The document says the earlier address.
  await firebase.seed(`users/${localId}`, { ...sampleUser, email: 'veche@exemplu.ro' });
  const target = { uid: localId };
  expect(
    (await call('blockUser', { ...target, ground: 'fraud', reason: 'Fraudă repetată' })).status,
  ).toBe(200);
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
