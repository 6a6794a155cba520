import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { blockedAddressPath } from '../../app/callers/blockedAddress';
import { limits } from '../../app/limits/limits';
import { siteConfig } from '../../app/siteConfig';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { seedModeration } from '../../testing/seedMarket';
import { finishJobs } from '../../testing/finishJobs';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

let firebase: TestFirebase;
let people = 0;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(() => firebase.wipe());
afterAll(() => firebase.stop());

/** Somebody with an account of Firebase Auth and nothing else. */
async function signUp(email = `nou${(people += 1)}@exemplu.ro`) {
  const answer = await fetch(
    `${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`,
    {
      method: 'POST',
      body: JSON.stringify({ email, password: 'tramvai verde', returnSecureToken: true }),
    },
  );
  const { localId: uid, idToken: token } = (await answer.json()) as Record<string, string>;
  return { uid: uid!, token: token!, email };
}
const register = (token: string | undefined, displayName = 'Ana Pop', more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'registerProfile', { displayName }, { token, ...more });
const edit = (token: string, change: object) =>
  callTestCommand(
    firebase.origin,
    'editProfile',
    { displayName: 'Ana Pop', sellerType: 'private', ...change },
    { token },
  );
const userOf = async (uid: string) => userSchema.parse(await firebase.read(`users/${uid}`));
const profileOf = async (uid: string) =>
  profileSchema.parse(await firebase.read(`profiles/${uid}`));
const member = async (uid: string, user: object = {}) =>
  signInForTest(firebase, uid, {
    ...sampleUser,
    email: `${uid.toLowerCase()}@exemplu.ro`,
    ...user,
  });

test('a new account gets its documents, once, whatever it asks for', async () => {
  const { uid, token, email } = await signUp();
  expect((await register(token, '  Ana   Pop ')).status).toBe(200);
  expect(await userOf(uid)).toMatchObject({
    email,
    displayName: 'Ana Pop',
    nameFolded: 'ana pop',
    role: 'user',
    blocked: false,
    trusted: false,
    acceptedListings: 0,
  });
  expect(await profileOf(uid)).toMatchObject({ displayName: 'Ana Pop', sellerType: 'private' });
  await firebase.owner.update(`users/${uid}`, { blocked: true });
  expect((await register(token, 'Alt Nume')).status).toBe(200);
  expect(await userOf(uid)).toMatchObject({ displayName: 'Ana Pop', blocked: true });
});

test('a visitor, and an account that was deleted, get none', async () => {
  expect(await register(undefined)).toMatchObject({ status: 401, code: 'signInNeeded' });
  const { uid, token } = await signUp();
  await firebase.seed(`deletedAccounts/${uid}`, { at: new Date() });
  expect((await register(token)).code).toBe('signInNeeded');
  expect(await firebase.read(`users/${uid}`)).toBeNull();
});

test('nobody is called like the operator, or by signs that are not seen', async () => {
  const { uid, token } = await signUp();
  const names = [
    `${siteConfig().name} - Echipa`,
    'Аdmіn',
    'M o d e r a t o r',
    'Ana\u202ePop',
    'A',
  ];
  for (const name of names) {
    const answer = await register(token, name);
    expect([name, answer.code, Object.keys(answer.body.error.fields)]).toEqual([
      name,
      'invalidInput',
      ['displayName'],
    ]);
  }
  expect(await firebase.read(`users/${uid}`)).toBeNull();
  const ana = await member('ana');
  expect((await edit(ana, { displayName: 'Suport tehnic' })).body.error.fields).toEqual({
    displayName: expect.stringContaining('administratorilor'),
  });
  const company = { name: `Echipa ${siteConfig().name}`, cui: '14399840' };
  expect((await edit(ana, { sellerType: 'company', company })).body.error.fields).toEqual({
    'company.name': expect.stringContaining('administratorilor'),
  });
});

test.each([
  'ᴀᴅᴍɪɴɪꜱᴛʀᴀᴛᴏʀ',
  'ꓮꓓꓟꓲꓠ',
  'Poliția Română',
  'Vânzător Verificat',
  'Plata Securizată',
  'Fan Courier',
  'ESCORTE 0740999999',
  't.me slash escorte',
  'bit.ly/x',
  'Sună zero șapte patru zero nouă nouă nouă nouă nouă nouă',
])('neither a person nor a firm is called %s', async (name) => {
  const { token } = await signUp();
  expect((await register(token, name)).body.error.fields).toHaveProperty('displayName');
  const company = { name, cui: '14399840' };
  const ana = await member('ana');
  expect((await edit(ana, { sellerType: 'company', company })).body.error.fields).toHaveProperty([
    'company.name',
  ]);
});

test('nobody is called as an account that was deleted', async () => {
  const { token } = await signUp();
  for (const name of ['Cont ștеrs', 'Cont | șters', 'Cont 1 șters'])
    expect((await register(token, name)).body.error?.fields).toEqual({
      displayName: expect.stringContaining('cont șters'),
    });
});

test('a name holds no banned word', async () => {
  await firebase.seed('settings/moderation', { bannedWords: ['cămătar'] });
  const { token } = await signUp();
  expect((await register(token, 'Camatar Ion')).body.error.fields).toEqual({
    displayName: expect.stringContaining('cămătar'),
  });
});

test('the address of a blocked person registers no more, however it is written', async () => {
  await firebase.seed(blockedAddressPath('rau.om@gmail.com'), { uid: 'rau', at: new Date() });
  for (const email of ['rau.om@gmail.com', 'RauOm+nou@googlemail.com']) {
    const { uid, token } = await signUp(email);
    const answer = await register(token);
    expect(answer).toMatchObject({ status: 403, code: 'notAllowed' });
    expect(answer.body.error.fields.email).toContain('blocat');
    expect(await firebase.read(`users/${uid}`)).toBeNull();
  }
  const { token } = await signUp('bun.om@gmail.com');
  expect((await register(token)).status).toBe(200);
});

test('registering works from so many of a network on, fifty people all get through, and others go on', async () => {
  const from = '203.0.113.5';
  for (let n = 0; n < limits.registrations.device; n += 1)
    expect((await register((await signUp()).token, 'Ana Pop', { from })).status).toBe(200);
  const { token } = await signUp();
  expect((await register(token, 'Ana Pop', { from })).code).toBe('workNeeded');
  expect((await register(token, 'Ana Pop', { from, works: true })).status).toBe(200);
  for (let n = limits.registrations.device + 1; n < 50; n += 1) {
    const next = (await signUp()).token;
    expect((await register(next, 'Ana Pop', { from, works: true })).status).toBe(200);
  }
  const answer = await register((await signUp()).token, 'Ana Pop', { from: '203.0.113.6' });
  expect(answer.status).toBe(200);
});

test('a person becomes a company, in public and on their listings', async () => {
  const ana = await member('ana');
  for (let n = 0; n < 3; n += 1)
    await firebase.seed(`listings/Listing000000000000${n}`, { ...sampleCar, ownerId: 'ana' });
  await firebase.seed('listings/Other000000000000001', { ...sampleCar, ownerId: 'dan' });
  const company = { name: ' Auto  Ana SRL', cui: 'RO 14399840' };
  const answer = await edit(ana, { sellerType: 'company', company, phone: '+40 712 345 678' });
  expect(answer.status).toBe(200);
  expect(await userOf('ana')).toMatchObject({
    sellerType: 'company',
    company: { name: 'Auto Ana SRL', cui: '14399840' },
    nameFolded: 'auto ana srl',
    personFolded: 'ana pop',
    phone: '0712345678',
  });
  expect(await profileOf('ana')).toMatchObject({ companyName: 'Auto Ana SRL' });
  for (let n = 0; n < 3; n += 1)
    expect(await firebase.read(`listings/Listing000000000000${n}`)).toMatchObject({
      sellerType: 'company',
      sellerName: 'Auto Ana SRL',
      version: sampleCar.version + 1,
    });
  expect((await firebase.read('listings/Other000000000000001'))?.sellerName).toBe(
    sampleCar.sellerName,
  );
});

test.each([
  ['a new seller’s active listing waits', {}, {}, 'pending'],
  ['that of a trusted seller does not', {}, { trusted: true }, 'active'],
  ['nor does one where nothing is looked at first', { preModeration: false }, {}, 'active'],
])(
  'a changed name is looked at before others read it: %s',
  async (_what, settings, user, status) => {
    await seedModeration(firebase, { preModeration: true, ...settings });
    const ana = await member('ana', user);
    const [shown, stopped] = ['Listing0000000000001', 'Listing0000000000002'];
    await firebase.seed(`listings/${shown}`, { ...sampleCar, ownerId: 'ana' });
    await firebase.seed(`listings/${stopped}`, { ...sampleCar, ownerId: 'ana', status: 'paused' });
    const answer = await edit(ana, { displayName: 'Nume Schimbat' });
    expect(answer.body.result).toEqual(status === 'pending' ? { listingsWait: true } : {});
    const now = await firebase.read(`listings/${shown}`);
    expect(listingSchema.parse(now)).toMatchObject({ status, sellerName: 'Nume Schimbat' });
    expect((await firebase.read(`listings/${stopped}`))?.status).toBe('paused');
    const decisions = (await firebase.owner.list('decisions', { limit: 10 })).data;
    expect(decisions.map(({ data }) => data.kind)).toEqual(status === 'pending' ? ['hold'] : []);
  },
);

test('the name reaches every listing of somebody who has more than one transaction takes', async () => {
  const ana = await member('ana');
  const id = (n: number) => `listings/Listing0000000000${100 + n}`;
  for (let n = 0; n < 120; n += 1) await firebase.seed(id(n), { ...sampleCar, ownerId: 'ana' });
  await edit(ana, { displayName: 'Ana Popescu' });
  await finishJobs(firebase);
  for (const n of [0, 49, 50, 119])
    expect(await firebase.read(id(n))).toMatchObject({
      sellerName: 'Ana Popescu',
      version: sampleCar.version + 1,
    });
});

test.each([
  ['a fiscal code with a wrong control digit', { company: { name: 'Auto Ana', cui: '14399841' } }],
  ['a fiscal code that is none', { company: { name: 'Auto Ana', cui: 'RO' } }],
])('%s is refused beside its field', async (_what, change) => {
  const ana = await member('ana');
  const answer = await edit(ana, { sellerType: 'company', ...change });
  expect(answer).toMatchObject({ status: 400, code: 'invalidInput' });
  expect(answer.body.error.fields).toEqual({ 'company.cui': expect.any(String) });
  expect((await edit(ana, { phone: '12345' })).body.error.fields).toHaveProperty('phone');
  expect((await edit(ana, { role: 'admin' })).code).toBe('invalidInput');
});

test('hours and a shown phone stand on the page of a firm until it says otherwise, and only there', async () => {
  const token = await member('firma', { ...sampleCompanyUser, companyConfirmedAt: new Date() });
  const { company, phone } = sampleCompanyUser;
  const as = { displayName: 'Lumina Exemplu', sellerType: 'company', phone };
  const hours = { mon: { from: '09:00', to: '18:00' } };
  await edit(token, { ...as, company: { ...company, hours, showsPhone: true } });
  const shown = { companyHours: hours, companyHasPhone: true, companyConfirmed: true };
  expect(await profileOf('firma')).toMatchObject(shown);
  // The sell form and the registration know nothing of them.
  await edit(token, { ...as, company });
  expect(await profileOf('firma')).toMatchObject(shown);
  await edit(token, { ...as, company: { ...company, hours: {}, showsPhone: false } });
  expect(await profileOf('firma')).not.toHaveProperty('companyHours');
  expect(await profileOf('firma')).not.toHaveProperty('companyHasPhone');
});

test.each([
  ['words for a time', { mon: { from: 'zori', to: 'amurg' } }],
  ['an end that is the beginning', { mon: { from: '09:00', to: '09:00' } }],
  ['a day that is none', { zzz: { from: '09:00', to: '18:00' } }],
])('hours with %s are refused beside their fields', async (_what, hours) => {
  const token = await member('firma', sampleCompanyUser);
  const company = { ...sampleCompanyUser.company, hours };
  const answer = await edit(token, { sellerType: 'company', company });
  expect(answer.body.error.fields).toEqual({ 'company.hours': expect.any(String) });
});

test('a firm says where it is registered, its seat and authorisations; an emptied part is said no more', async () => {
  const token = await member('firma', { ...sampleCompanyUser, companyConfirmedAt: new Date() });
  const as = { displayName: 'Lumina Exemplu', sellerType: 'company' };
  const say = (identity?: object) =>
    edit(token, {
      ...as,
      company: { ...sampleCompanyUser.company, ...(identity && { identity }) },
    });
  await say({
    tradeRegister: ' j32 / 123/2019',
    address: ' Str. Fabricii  nr. 12, Sibiu ',
    authorisations: { itp: ' SB-0123 ', towing: '' },
  });
  const companyIdentity = {
    tradeRegister: 'J32/123/2019',
    address: 'Str. Fabricii nr. 12, Sibiu',
    authorisations: { itp: 'SB-0123' },
  };
  expect(await profileOf('firma')).toMatchObject({ companyIdentity, companyConfirmed: true });
  await say();
  expect(await profileOf('firma')).toMatchObject({ companyIdentity });
  await say({ tradeRegister: 'J32/124/2019' });
  expect(await profileOf('firma')).toMatchObject({
    companyIdentity: { tradeRegister: 'J32/124/2019' },
  });
  expect(await profileOf('firma')).not.toHaveProperty('companyConfirmed');
  const whole = { tradeRegister: 'J32/124/2019', email: 'firma@exemplu.ro', pledged: true };
  await say(whole);
  expect(await profileOf('firma')).toMatchObject({ companyIdentity: whole });
  // A form of an earlier release knows neither.
  await say({ tradeRegister: 'J32/124/2019' });
  expect(await profileOf('firma')).toMatchObject({ companyIdentity: whole });
  await say({ tradeRegister: '', email: '', pledged: false });
  expect(await profileOf('firma')).not.toHaveProperty('companyIdentity');
});

test.each([
  ['tradeRegister', { tradeRegister: 'X1/2/3' }],
  ['address', { address: 'Str. Fabricii, wa.me/40712345678 @firma' }],
  ['email', { email: 'firma.exemplu.ro' }],
  ['authorisations.itp', { authorisations: { itp: 'https://exemplu.ro' } }],
])('a wrong %s of a firm is refused beside its field', async (field, identity) => {
  const token = await member('firma', sampleCompanyUser);
  const company = { ...sampleCompanyUser.company, identity };
  const answer = await edit(token, { sellerType: 'company', company });
  expect(answer.body.error.fields).toEqual({ [`company.identity.${field}`]: expect.any(String) });
});

test('a confirmed company that changes its name or code is declared again; other changes keep it', async () => {
  const token = await member('firma', { ...sampleCompanyUser, companyConfirmedAt: new Date() });
  const { company } = sampleCompanyUser;
  const as = { displayName: 'Lumina Exemplu', sellerType: 'company', company };
  await edit(token, { ...as, phone: '0712345678' });
  expect(await profileOf('firma')).toMatchObject({ companyConfirmed: true });
  await edit(token, { ...as, company: { ...company, name: 'Alt Nume SRL' } });
  expect(await profileOf('firma')).not.toHaveProperty('companyConfirmed');
  expect(await userOf('firma')).not.toHaveProperty('companyConfirmedAt');
});

test('a firm of which a later version keeps more is edited all the same, and nothing unknown is taken', async () => {
  const company = { ...sampleCompanyUser.company, bank: 'Banca Exemplu' };
  const token = await member('firma', { ...sampleCompanyUser, company, language: 'ro' });
  const as = { sellerType: 'company', phone: sampleCompanyUser.phone };
  const answer = await edit(token, { ...as, company: sampleCompanyUser.company });
  expect(answer.status).toBe(200);
  expect(await edit(token, { ...as, company })).toMatchObject({ code: 'invalidInput' });
});

test('visitors, blocked people and those who leave change nothing', async () => {
  const input = { displayName: 'Ana Pop', sellerType: 'private' };
  expect((await callTestCommand(firebase.origin, 'editProfile', input)).code).toBe('signInNeeded');
  expect((await edit(await member('blocat', { blocked: true }), {})).code).toBe('blocked');
  expect((await edit(await member('plec', { closingAt: new Date() }), {})).code).toBe('blocked');
});
