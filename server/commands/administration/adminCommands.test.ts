import { adminCommands } from '@anunturi/shared-domain/commands/adminCommands';
import { isStaff, mayDo, permissionsOf } from '@anunturi/shared-domain/people/roles';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { decodeJwt } from 'jose';
import { finishJobs } from '../../testing/finishJobs';
import { suppressionPath } from '../../mail/suppression';
import { signInByPassword } from '../../testing/signInByPassword';
import { seller, startModeration, strangers } from '../../testing/startModeration';
import { watchReads } from '../../testing/watchReads';

let world: Awaited<ReturnType<typeof startModeration>>;
const content = {
  title: 'Cum citim talonul',
  excerpt: 'Pe scurt.',
  bodyHtml: '<p>x</p>',
  tags: [],
};
const listing = { listingId: sampleListingId, version: 1 };
const category = { label: 'Nouă', shape: 'car', icon: 'car', order: 9, active: true };
/** What an administrator may ask of each command. */
const inputs: Record<keyof typeof adminCommands, object> = {
  decideListing: { ...listing, decision: { kind: 'approve' } },
  holdDecisions: { listings: [{ ...listing, reportIds: [] }], decision: { kind: 'approve' } },
  claimListing: { to: sampleListingId },
  undoDecisions: { listingIds: [sampleListingId] },
  decideAppeal: { ...listing, outcome: 'upheld', answer: '' },
  correctListing: { ...listing, title: 'x', description: 'x', categoryId: 'x' },
  decideUnreadable: { listingId: sampleListingId, decision: { kind: 'delete' } },
  readFailedEmails: {},
  sendEmailAgain: { emailId: 'e1' },
  runJobAgain: { jobId: 'j1' },
  readReportPhoto: { reportId: 'r1', photoId: 'p1' },
  decideReport: { reportId: 'r1', outcome: 'kept', text: 'Nimic.' },
  changeContactMessage: { messageId: 'm1', status: 'answered' },
  answerContactMessage: { messageId: 'm1', text: 'Din cont.' },
  deleteContactMessage: { messageId: 'm1' },
  findSharedFile: { link: 'https://targ.example/api/fisier?t=abc' },
  stopFileSharing: {
    uid: 'dan',
    entryId: 'act1',
    ground: 'privacy',
    facts: 'Cartea de identitate a altcuiva.',
    reportIds: [],
  },
  changePageTexts: { texts: { homeTitle: 'Târgul nostru' }, readAtMs: 0 },
  saveSettings: { name: 'site', value: { homeTitle: 'Târgul nostru' }, readAtMs: 0 },
  blockUser: { uid: 'dan', ground: 'spam', reason: 'Reclamă nedorită.' },
  decideBlockAppeal: { uid: 'dan', outcome: 'upheld', answer: 'Decizia rămâne.' },
  unblockUser: { uid: 'fosta' },
  readRestrictions: {},
  readReportGroups: {},
  readListingQueue: {},
  readEvidence: { listingIds: [sampleListingId] },
  decideReports: { reportIds: ['r1'], outcome: 'kept', text: 'Nimic.' },
  decideRestrictionAppeal: { decisionId: 'd1', outcome: 'upheld', answer: 'Decizia rămâne.' },
  barReporting: { uid: 'dan', ground: 'spam', facts: 'Sesizări fără temei.', days: 7 },
  allowReporting: { uid: 'dan' },
  confirmCompany: { uid: seller, cui: '14399840', confirmed: true },
  readPersonNotes: { uid: 'dan' },
  addPersonNote: { uid: 'dan', text: 'Sunat.' },
  deletePersonNote: { noteId: 'n1' },
  writeToSeller: { listingId: 'l1', text: 'Vă rugăm să ne sunați.' },
  findListings: { words: '0722111222' },
  setTrust: { uid: seller, trusted: true },
  setRole: { uid: 'mia', role: 'admin' },
  noteExport: { filter: 'Toți' },
  noteReading: { event: 'personRead', uid: seller },
  readSecurityLog: {},
  readQueues: {},
  readDeskNumbers: {},
  sendSampleEmails: {},
  changeEmailWords: { template: 'accountClosed', readAtMs: 0 },
  previewEmail: {
    template: 'accountClosed',
    words: { subject: 'Gata', heading: 'Gata', text: 'S-a închis.', closing: '' },
  },
  readOverview: { daysMs: [Date.UTC(2026, 10, 20)] },
  savePost: { stored: null, slug: 'talonul', content, act: { kind: 'keep' } },
  publishPostPicture: { slug: 'talonul', photoId: 'a'.repeat(40) },
  deletePost: { slug: 'talonul', version: 1 },
  addCategory: { id: 'noua', kind: 'vehicle', ...category },
  changeCategory: { id: 'camioane', label: 'Camioane mari' },
  addLocality: { name: 'Noua', kind: 'town', at: { latitude: 45.8, longitude: 24.1 } },
  changeLocality: { id: 'noua', name: 'Altfel' },
  orderCategories: { ids: ['camioane', 'autoturisme'] },
  mergeCategories: { id: 'autoutilitare', intoId: 'camioane' },
};
const all = Object.entries(inputs);

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(async () => {
  await world.reset();
  await world.seed('contactMessages/m1', { ...sampleContactMessage, createdAt: new Date() });
});
afterAll(() => world.stop());

test('every command of administrators is tried here', () => {
  expect(Object.keys(inputs).sort()).toEqual(Object.keys(adminCommands).sort());
});

test.each(strangers)('%s may do nothing of it, and nothing changes', async (_who, uid, code) => {
  const before = JSON.stringify([await world.listing(), await world.read(`users/${seller}`)]);
  const codes = await Promise.all(
    all.map(async ([name, input]) => [name, (await world.call(name, input, uid)).code]),
  );
  expect(codes).toEqual(all.map(([name]) => [name, code]));
  expect(await world.log()).toEqual([]);
  expect(JSON.stringify([await world.listing(), await world.read(`users/${seller}`)])).toBe(before);
});

test.each(['moderator', 'editor'] as const)(
  'with the role %s a person is refused exactly what the table of roles does not allow',
  async (role) => {
    await world.giveRole('mia', role);
    const refused: string[] = [];
    const blocked = { ...inputs, blockUser: { ...inputs.blockUser, uid: seller } };
    for (const [name, input] of Object.entries({ ...blocked, unblockUser: { uid: seller } }))
      if ((await world.call(name, input, 'mia')).code === 'notAllowed') refused.push(name);
    const outside = Object.values(adminCommands).filter(
      ({ permission }) => !mayDo(role, permission),
    );
    expect(refused.toSorted()).toEqual(outside.map(({ name }) => name).toSorted());
  },
);

test.each<[string, (uid: string) => Promise<unknown>, string]>([
  [
    'whose role was taken a moment ago',
    (uid) => world.call('setRole', { uid, role: 'user' }),
    'signInNeeded',
  ],
  [
    'whose document has lost the role, in a session that stands and whose token still says it',
    (uid) => world.owner.update(`users/${uid}`, { role: 'user' }),
    'notAllowed',
  ],
  [
    'whose account is closing',
    (uid) => world.owner.update(`users/${uid}`, { closingAt: new Date() }),
    'blocked',
  ],
])('an administrator %s may do nothing of it', async (_who, take, code) => {
  await world.giveRole('mia', 'admin');
  await take('mia');
  const before = (await world.log()).length;
  const codes = await Promise.all(
    all.map(async ([name, input]) => [name, (await world.call(name, input, 'mia')).code]),
  );
  expect(codes).toEqual(all.map(([name]) => [name, code]));
  expect(await world.log()).toHaveLength(before);
});

test('an administrator may do all of it, and every other role a part that no other has', () => {
  expect(Object.values(adminCommands).every(({ permission }) => mayDo('admin', permission))).toBe(
    true,
  );
  expect(permissionsOf('moderator').filter((each) => mayDo('editor', each))).toEqual([]);
  for (const role of ['user', 'owner', undefined, 'constructor'])
    expect([role, isStaff(role), mayDo(role, undefined)]).toEqual([role, false, false]);
});

test('a moderator changes no account of somebody with a role, an administrator does', async () => {
  await world.giveRole('mia', 'moderator');
  await world.giveRole('dan', 'editor');
  const acts = [
    ['blockUser', inputs.blockUser],
    ['barReporting', inputs.barReporting],
    ['addPersonNote', inputs.addPersonNote],
    ['unblockUser', inputs.unblockUser],
  ] as const;
  for (const [name, input] of acts)
    expect([name, (await world.call(name, input, 'mia')).code]).toEqual([name, 'notAllowed']);
  for (const [name, input] of acts.slice(0, 3).toReversed())
    expect([name, (await world.call(name, input)).status]).toEqual([name, 200]);
});

test('a role that is given or taken is told in the bell and by e-mail, is in the log with the one before, and ends the sessions of its person', async () => {
  expect((await world.call('readMyDecisions', {}, 'mia')).status).toBe(200);
  await world.call('setRole', { uid: 'mia', role: 'moderator' });
  expect((await world.call('readMyDecisions', {}, 'mia')).code).toBe('signInNeeded');
  await world.call('setRole', { uid: 'mia', role: 'moderator' });
  await world.call('setRole', { uid: 'mia', role: 'user' });
  expect((await world.log()).map(({ text }) => text)).toEqual([
    'Utilizator → Moderator',
    'Moderator → Utilizator',
  ]);
  const told = async (path: string) => (await world.owner.list(path, { limit: 50 })).data;
  expect((await told('users/mia/notices')).map(({ data }) => data.text).toSorted()).toEqual([
    'Rolul din administrare v-a fost retras.',
    'Rolul dumneavoastră în administrare: Moderator.',
  ]);
  const mails = (await told('mail')).map(({ data }) => data.message as { subject: string });
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Aveți un rol în administrare/),
    expect.stringMatching(/^Rolul din administrare v-a fost retras/),
  ]);
});

test('trust, role, settings, categories, posts and messages change, each with its entry', async () => {
  const names = [
    ['setTrust', 'userTrusted'],
    ['setRole', 'roleChanged'],
    ['noteExport', 'usersExported'],
    ['saveSettings', 'settingsChanged'],
    ['addCategory', 'categoryChanged'],
    ['changeCategory', 'categoryChanged'],
    ['changeContactMessage', 'contactMessageChanged'],
    ['deleteContactMessage', 'contactMessageDeleted'],
    ['savePost', null],
    ['deletePost', 'postDeleted'],
  ] as const;
  for (const [name] of names)
    expect([name, (await world.call(name, inputs[name])).status]).toEqual([name, 200]);
  expect((await world.log()).map(({ action }) => action)).toEqual(
    names.flatMap(([, action]) => action ?? []),
  );
  expect(await world.read(`users/${seller}`)).toMatchObject({ trusted: true });
  expect(await world.read('categories/noua')).toMatchObject({ label: 'Nouă' });
  expect(await world.read('contactMessages/m1')).toBeNull();
});

test('categories get their new places, and are read in one request', async () => {
  const reads = await watchReads(async () =>
    expect((await world.call('orderCategories', inputs.orderCategories)).status).toBe(200),
  );
  expect(await world.read('categories/camioane')).toMatchObject({ order: 1 });
  expect(reads.alone('categories/')).toEqual([]);
});

test('a role that is given or taken stands in the next token, beside other claims', async () => {
  await world.accounts.createUser({
    uid: 'mia',
    email: 'mia@exemplu.ro',
    password: 'parola-1',
    claims: { team: 1 },
  });
  const claims = async () =>
    decodeJwt((await signInByPassword(world, 'mia'))!) as { role?: string; team?: number };
  await world.call('setRole', { uid: 'mia', role: 'admin' });
  await finishJobs(world);
  expect(await claims()).toMatchObject({ role: 'admin', team: 1 });
  await world.call('setRole', { uid: 'mia', role: 'user' });
  await finishJobs(world);
  const after = await claims();
  expect([after.role, after.team]).toEqual([undefined, 1]);
});

test('of two administrators who block each other one succeeds', async () => {
  await world.seed('users/dan', { ...(await world.read('users/dan')), role: 'admin' });
  const answers = await Promise.all([
    world.call('blockUser', { uid: 'dan', ground: 'spam', reason: 'Probă de blocare' }, 'sefa'),
    world.call('blockUser', { uid: 'sefa', ground: 'spam', reason: 'Probă de blocare' }, 'dan'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('a person is blocked whatever another version stored beside what this one knows', async () => {
  await world.seed('users/dan', { ...(await world.read('users/dan')), logId: 'log1' });
  const { status } = await world.call('blockUser', {
    uid: 'dan',
    ground: 'spam',
    reason: ' Probă de blocare ',
  });
  expect(status).toBe(200);
  expect(await world.read('users/dan')).toMatchObject({
    blocked: true,
    blockedReason: 'Probă de blocare',
  });
  await world.call('unblockUser', { uid: 'dan' });
  const tooLong = await world.call('blockUser', {
    uid: 'dan',
    ground: 'spam',
    reason: 'x'.repeat(5000),
  });
  expect(tooLong.body.error).toMatchObject({
    code: 'invalidInput',
    fields: { reason: expect.stringContaining('Descrieți faptele') },
  });
});

test('settings over newer ones, or that their schema refuses, are not saved', async () => {
  const save = (value: object, readAtMs = 0) =>
    world.call('saveSettings', { name: 'site', value, readAtMs });
  await save({ homeTitle: 'Târgul nostru' });
  expect(await save({ homeTitle: 'Altul nostru' })).toMatchObject({ code: 'changedElsewhere' });
  const { updatedAt } = (await world.read('settings/site')) as { updatedAt: Date };
  const bad = await save({ homeTitle: 'x' }, updatedAt.getTime());
  expect(bad.body.error).toMatchObject({ fields: { homeTitle: expect.any(String) } });
  expect(await save({ secret: 1 }, updatedAt.getTime())).toMatchObject({ code: 'invalidInput' });
  const { updatedAt: at } = (await world.read('settings/moderation')) as { updatedAt: Date };
  const words = {
    preModeration: true,
    autoTrustAfter: 1,
    bannedWords: ['ban'],
  };
  await world.call('saveSettings', { name: 'moderation', value: words, readAtMs: at.getTime() });
  const stored = await world.read('settings/moderation');
  expect(stored).toMatchObject({ bannedWords: ['ban'] });
});

test('an editor changes the texts of pages and e-mails, and nothing else of the settings', async () => {
  await world.giveRole('dan', 'editor');
  const operator = {
    name: 'Exemplu SRL',
    cui: '12345674',
    tradeRegister: 'J32/123/2026',
    seat: 'Sibiu, str. Exemplu 1',
    phone: '0269000000',
    email: 'firma@exemplu.ro',
  };
  const site = { homeText: 'Textul vechi', operator, sender: { name: 'Târgul' } };
  await world.call('saveSettings', { name: 'site', value: site, readAtMs: 0 });
  const at = async () => ((await world.read('settings/site')) as { updatedAt: Date }).updatedAt;
  const change = async (texts: object) =>
    world.call('changePageTexts', { texts, readAtMs: (await at()).getTime() }, 'dan');
  expect(await change({ homeTitle: 'Târgul nostru', notice: 'Sâmbătă lucrăm.' })).toMatchObject({
    status: 200,
  });
  const { updatedAt: _at, ...stored } = (await world.read('settings/site')) as { updatedAt: Date };
  const { homeText: _text, ...rest } = site;
  expect(stored).toEqual({ ...rest, homeTitle: 'Târgul nostru', notice: 'Sâmbătă lucrăm.' });
  expect((await world.log()).at(-1)).toMatchObject({
    action: 'settingsChanged',
    actorId: 'dan',
    text: expect.stringContaining('titlul primei pagini'),
  });
  expect(await change({ operator })).toMatchObject({ code: 'invalidInput' });
  for (const name of ['site', 'limits', 'moderation', 'localities'])
    expect((await world.call('saveSettings', { name, value: {}, readAtMs: 0 }, 'dan')).code).toBe(
      'notAllowed',
    );
});

test('a post may be as long as the editor lets it be, quotes and diacritics included', async () => {
  const bodyHtml = `<p title="ș">ș</p>`.repeat(10_000);
  const save = { ...inputs.savePost, content: { ...content, bodyHtml } };
  expect(await world.call('savePost', save)).toMatchObject({ status: 200 });
  expect(await world.call('savePost', save)).toMatchObject({ code: 'slugTaken' });
});

test('an e-mail that failed is read by administrators and goes out again, its address counting as good', async () => {
  const failedAt = new Date();
  const email = {
    to: 'ana@exemplu.ro',
    message: { subject: 'Bună', text: 'Text' },
    delivery: { state: 'UNCLEAR', attempts: 1, error: 'lost' },
    failedAt,
    createdAt: failedAt,
  };
  await world.seed('mail/e1', email);
  await world.seed(suppressionPath(email.to), { error: 'x' });
  const { body } = await world.call('readFailedEmails', {});
  expect(body.result.emails).toMatchObject([{ id: 'e1', subject: 'Bună', isUnclear: true }]);
  expect(await world.call('sendEmailAgain', inputs.sendEmailAgain)).toMatchObject({ status: 200 });
  const again = await world.read('mail/e1');
  expect(again).toMatchObject({ dueAt: expect.any(Date), delivery: { state: 'RETRY' } });
  expect(again).not.toHaveProperty('failedAt');
  expect(await world.read(suppressionPath(email.to))).toBeNull();
  expect((await world.log()).map(({ action }) => action)).toEqual(['emailSentAgain']);
  expect(await world.call('sendEmailAgain', inputs.sendEmailAgain)).toMatchObject({
    code: 'notFound',
  });
});

test('nobody changes their own account; of two who take the role from each other one keeps it', async () => {
  for (const [name, more] of [
    ['setRole', { role: 'user' }],
    ['setTrust', { trusted: true }],
  ] as const)
    expect(await world.call(name, { uid: 'sefa', ...more })).toMatchObject({ code: 'notAllowed' });
  await world.seed('users/dan', { ...(await world.read('users/dan')), role: 'admin' });
  const codes = await Promise.all([
    world.call('setRole', { uid: 'dan', role: 'user' }, 'sefa'),
    world.call('setRole', { uid: 'sefa', role: 'user' }, 'dan'),
  ]);
  const [done, refused] = codes.map(({ status }) => status).sort();
  expect(done).toBe(200);
  // Without the session where it ended before the token was read, without the role where it was read before.
  expect([401, 403]).toContain(refused);
  const roles = await Promise.all(['sefa', 'dan'].map((uid) => world.read(`users/${uid}`)));
  expect(roles.map((each) => each?.role).sort()).toEqual(['admin', 'user']);
});
