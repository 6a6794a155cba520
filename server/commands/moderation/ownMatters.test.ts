import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { startModeration } from '../../testing/startModeration';

/** Nobody decides about what is theirs, by whichever command. */
let world: Awaited<ReturnType<typeof startModeration>>;
beforeAll(async () => {
  world = await startModeration();
});
afterAll(() => world.stop());

const listing = { listingId: sampleListingId, version: 1 };
const facts = 'Fotografiile sunt ale altei mașini.';
const reject = { kind: 'reject', ground: 'fraud', facts, reportIds: [] };
const answer = { outcome: 'kept', text: 'Nimic de schimbat.' };
const open = { ...sampleReport, reporterId: 'dan', status: 'open', createdAt: new Date() };

/** A moderator `mia` beside the administrator, whose listing it is. */
async function ownedByMia(change: object = {}) {
  await world.reset({ ownerId: 'mia', version: 1, ...change });
  await world.giveRole('mia', 'moderator');
}

test.each<[name: string, input: object, change: object]>([
  ['decideListing', { ...listing, decision: { kind: 'approve' } }, { status: 'pending' }],
  ['decideListing', { ...listing, decision: reject }, {}],
  [
    'decideAppeal',
    { ...listing, outcome: 'reversed', answer: 'Am greșit, revine pe site.' },
    { status: 'rejected', held: true, appealedAt: new Date() },
  ],
  [
    'correctListing',
    { ...listing, title: 'Alt titlu bun', description: 'x', categoryId: 'autoturisme' },
    {},
  ],
])('by %s nobody decides about their own listing (%j)', async (name, input, change) => {
  await ownedByMia(change);
  await world.seed(`listings/${sampleListingId}/private/moderation`, {
    decision: 'rejected',
    decidedAt: new Date(),
    ground: 'fraud',
    facts,
  });
  const before = await world.listing();
  expect((await world.call(name, input, 'mia')).code).toBe('notAllowed');
  expect(await world.listing()).toEqual(before);
});

test('a decision about several listings holds the others and refuses the own one', async () => {
  await ownedByMia({ status: 'pending' });
  const input = { listings: [{ ...listing, reportIds: [] }], decision: { kind: 'approve' } };
  const { body } = await world.call('holdDecisions', input, 'mia');
  expect(body.result).toMatchObject({ refused: [{ code: 'notAllowed' }] });
});

test('a listing of one’s own whose data are damaged is decided by somebody else', async () => {
  await ownedByMia();
  const entry = { title: 'Dacia', ownerId: 'mia', faults: ['price'], at: new Date() };
  await world.seed(`unreadableListings/${sampleListingId}`, entry);
  const input = { listingId: sampleListingId, decision: { kind: 'delete' } };
  expect((await world.call('decideUnreadable', input, 'mia')).code).toBe('notAllowed');
  expect((await world.call('decideUnreadable', input)).status).toBe(200);
});

test.each([
  ['a listing', { target: 'listing', targetId: sampleListingId }],
  ['a profile', { target: 'profile', targetId: 'mia' }],
  ['a conversation', { target: 'conversation', targetId: 'x_y' }],
])(
  'a notice about %s of one’s own is answered by somebody else, by every way',
  async (_what, about) => {
    await ownedByMia();
    await world.seed('reports/r1', { ...open, ...about });
    await world.seed('reports/r1/private/snapshot', { takenAt: new Date(), authorId: 'mia' });
    const calls = [
      ['decideReport', { reportId: 'r1', ...answer }],
      ['decideReports', { reportIds: ['r1'], ...answer }],
    ] as const;
    for (const [name, input] of calls)
      expect([name, (await world.call(name, input, 'mia')).code]).toEqual([name, 'notAllowed']);
    // Nor beside a decision about the listing of another.
    await world.owner.update(`listings/${sampleListingId}`, { ownerId: 'dan' });
    if (about.target !== 'listing') {
      const decision = { ...reject, reportIds: ['r1'] };
      expect((await world.call('decideListing', { ...listing, decision }, 'mia')).code).toBe(
        'notAllowed',
      );
    }
    expect(await world.read('reports/r1')).toMatchObject({ status: 'open' });
    expect((await world.call('decideReport', calls[0][1])).status).toBe(200);
  },
);

test('a notice is answered by somebody else than the moderator who sent it, by every way', async () => {
  await world.reset({ version: 1 });
  await world.giveRole('mia', 'moderator');
  await world.seed('reports/r1', {
    ...open,
    reporterId: 'mia',
    target: 'listing',
    targetId: sampleListingId,
  });
  const calls = [
    ['decideReport', { reportId: 'r1', ...answer }],
    ['decideReports', { reportIds: ['r1'], ...answer }],
    ['decideListing', { ...listing, decision: { ...reject, reportIds: ['r1'] } }],
  ] as const;
  for (const [name, input] of calls)
    expect([name, (await world.call(name, input, 'mia')).code]).toEqual([name, 'notAllowed']);
  expect(await world.read('reports/r1')).toMatchObject({ status: 'open' });
  expect((await world.call('decideReport', calls[0][1])).status).toBe(200);
});

test('a notice sent without signing in, from an address of one’s own, is answered by somebody else', async () => {
  await world.reset({ version: 1 });
  await world.giveRole('mia', 'moderator');
  const about = { target: 'listing', targetId: sampleListingId, reporterEmail: 'Mia+2@exemplu.ro' };
  const { reporterId: _reporterId, ...unsigned } = open;
  await world.seed('reports/r1', { ...unsigned, ...about });
  const input = { reportId: 'r1', ...answer };
  expect((await world.call('decideReport', input, 'mia')).code).toBe('notAllowed');
  expect((await world.call('decideReport', input)).status).toBe(200);
});

test.each([
  ['answerContactMessage', { text: 'Bună ziua.' }],
  ['changeContactMessage', { status: 'archived' }],
  ['changeContactMessage', { note: 'Știu eu.' }],
  ['deleteContactMessage', {}],
])('a message from an address of one’s own is not for oneself: %s %j', async (name, input) => {
  await world.reset();
  await world.giveRole('mia', 'moderator');
  const messageId = 'M'.repeat(20);
  const own = { ...sampleContactMessage, email: 'mia@exemplu.ro' };
  await world.seed(`contactMessages/${messageId}`, own);
  const act = (uid: string) => world.call(name, { messageId, ...input }, uid);
  expect((await act('mia')).code).toBe('notAllowed');
  expect(await world.read(`contactMessages/${messageId}`)).toEqual(own);
  expect((await act('sefa')).status).toBe(200);
  // Alone, one does it all the same.
  await world.seed(`contactMessages/${messageId}`, { ...own, email: 'sefa@exemplu.ro' });
  expect((await act('sefa')).code).toBe('notAllowed');
  await world.giveRole('mia', 'user');
  expect((await act('sefa')).status).toBe(200);
});

test('an appeal of one’s own against a restriction is answered by somebody else, and by oneself where nobody else can', async () => {
  const appealed = async () => {
    await world.reset();
    await world.seed('decisions/d1', {
      kind: 'reportingBan',
      personId: 'sefa',
      targetKind: 'user',
      targetId: 'sefa',
      targetTitle: 'Sefa',
      ground: 'spam',
      facts,
      at: new Date(),
      appeal: { text: 'Sesizările mele erau întemeiate.', at: new Date() },
      appealedAt: new Date(),
    });
  };
  const input = { decisionId: 'd1', outcome: 'upheld', answer: 'Sesizările nu erau întemeiate.' };
  await appealed();
  await world.giveRole('mia', 'moderator');
  expect((await world.call('decideRestrictionAppeal', input)).code).toBe('notAllowed');
  expect((await world.call('decideRestrictionAppeal', input, 'mia')).status).toBe(200);
  await appealed();
  expect((await world.call('decideRestrictionAppeal', input)).status).toBe(200);
  expect(await world.read('decisions/d1')).toMatchObject({ appeal: { outcome: 'upheld' } });
});

test('who is alone answers a notice about what is theirs: the law wants an answer', async () => {
  await world.reset({ ownerId: 'sefa' });
  await world.seed('reports/r1', { ...open, target: 'listing', targetId: sampleListingId });
  expect((await world.call('decideReport', { reportId: 'r1', ...answer })).status).toBe(200);
});

test('the company of one’s own is confirmed by somebody else', async () => {
  await world.reset();
  const input = { uid: 'sefa', cui: '14399840', confirmed: true };
  expect((await world.call('confirmCompany', input)).code).toBe('notAllowed');
});

test('an appeal against a decision of one’s own goes to a moderator where there is one', async () => {
  await world.reset({ version: 1 });
  await world.giveRole('mia', 'moderator');
  expect((await world.call('decideListing', { ...listing, decision: reject })).status).toBe(200);
  await world.call(
    'appealDecision',
    {
      listingId: sampleListingId,
      version: 2,
      text: 'Fotografiile sunt făcute de mine, în curtea mea.',
    },
    String((await world.listing())?.ownerId),
  );
  const { version } = (await world.listing()) as { version: number };
  const input = {
    listingId: sampleListingId,
    version,
    outcome: 'reversed',
    answer: 'Revine pe site.',
  };
  expect((await world.call('decideAppeal', input)).code).toBe('notAllowed');
  expect((await world.call('decideAppeal', input, 'mia')).status).toBe(200);
});
