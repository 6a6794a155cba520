/** @jest-environment ./tooling/jest/OneRealm.cjs */
// Everything the screens of moderation do, tried by those who may not: rules and commands must refuse it.
import { findListings } from './listings/findListings';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { decideOne } from '../moderate/data/decide';
import { decideAppeal } from '../moderate/data/decideAppeal';
import { readEvidence } from './listings/evidence';
import { readListingQueue, readListingsOf } from './listings/readListingQueue';
import { decideReports, readReportGroups } from '../moderate/data/decideReports';
import { editListing } from '../moderate/data/editListing';
import { readAppealed, readListings } from './listings/readListings';
import { readDecidedReports, readReportsAbout } from './listings/readReports';
import { readLog } from './log/readLog';
import { readOverview } from './readOverview';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { exportUsers } from '../users/data/exportUsers';
import { readUser, readUsers } from './users/readUsers';
import { blockUser, setRole, setTrusted, unblockUser } from './users/userActs';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const dan = { id: 'dan', displayName: 'Dan Radu' };
const statement = { ground: 'spam', facts: 'Reclamă la altceva.' } as const;
const listings: Record<'pending' | 'active' | 'appealed', Listing> = {
  pending: testListing(1, { status: 'pending', publishedAt: undefined, expiresAt: undefined }),
  active: testListing(2),
  appealed: testListing(4, { status: 'rejected', held: true, appealedAt: new Date() }),
};
const report = { ...sampleReport, id: 'report1', targetId: listingId(2) } as Report;
const search = { words: '', filter: 'all', order: 'newest' } as const;

const acts: [what: string, act: () => Promise<unknown>][] = [
  ['approve', () => decideOne({ kind: 'approve', listing: listings.pending })],
  ['reject', () => decideOne({ kind: 'reject', listing: listings.active, statement })],
  [
    'reject and answer reports',
    () => decideOne({ kind: 'reject', listing: listings.active, statement, reports: [report] }),
  ],
  ['remove', () => decideOne({ kind: 'remove', listing: listings.active, statement })],
  ['uphold an appeal', () => decideAppeal(listings.appealed, 'upheld', 'Decizia rămâne.')],
  ['reverse an appeal', () => decideAppeal(listings.appealed, 'reversed', 'Am greșit atunci.')],
  [
    'edit a listing',
    () =>
      editListing(listings.active, {
        title: 'Alt titlu pentru anunț',
        description: listings.active.description,
        categoryId: 'autoturisme',
        ground: 'misleading',
        facts: 'Titlul spunea altceva.',
      }),
  ],
  ['decide a report', () => decideReports([report], { outcome: 'kept', text: 'Nimic.' })],
  ['block', () => blockUser(dan, { ground: 'other', reason: 'Fiindcă așa vreau' })],
  ['unblock', () => unblockUser({ id: 'oprit', displayName: 'Oprit' })],
  ['trust', () => setTrusted(dan, true)],
  ['give a role', () => setRole(dan, 'admin')],
  [
    'export people',
    () => exportUsers(search, { onProgress: () => {}, signal: new AbortController().signal }),
  ],
  ['list people', () => readUsers(search, null)],
  ['read a person', () => readUser('dan')],
  ['list what waits', () => readListings({ status: 'pending' }, null)],
  ['list archived listings of all', () => readListings({ status: 'archived' }, null)],
  ['list appeals', () => readAppealed(null)],
  ['list reports', () => readDecidedReports(null)],
  ['group reports', () => readReportGroups()],
  ['order the queue', () => readListingQueue()],
  ['read evidence', () => readEvidence({ id: listingId(2), version: 1 })],
  ['read listings of the queue', () => readListingsOf([listingId(2)])],
  ['list reports about a listing', () => readReportsAbout(listingId(2))],
  ['find by phone', () => findListings({ words: '0722111222' }, null)],
  ['read the log', () => readLog({})],
  ['count what waits and what began', () => readOverview(1, Date.now())],
];
const paths = [
  'users/dan',
  'users/oprit',
  'reports/report1',
  ...Object.values(listings).map(({ id }) => `listings/${id}`),
];
const world = () => Promise.all(paths.map((path) => firebase.read(path)));
const become = async (changes: object) =>
  firebase.seed(`users/${firebase.uid}`, {
    ...(await firebase.read(`users/${firebase.uid}`)),
    role: 'admin',
    blocked: false,
    ...changes,
  });

beforeAll(async () => {
  firebase = await startAsAdmin();
  for (const listing of Object.values(listings)) await firebase.seedListing(listing);
  await firebase.seed('users/oprit', {
    ...(await firebase.read('users/dan')),
    blocked: true,
    blockedReason: 'x',
    blockedAt: new Date(),
  });
  const { id, ...fields } = report;
  await firebase.seed(`reports/${id}`, fields);
});
afterAll(() => firebase.stopAll());

const attackers: [who: string, changes: object][] = [
  ['who never was an administrator', { role: 'user' }],
  [
    'who was one until a moment ago, the tab still open',
    { role: 'user', trusted: true, acceptedListings: 9 },
  ],
  ['a blocked administrator', { blocked: true, blockedReason: 'x', blockedAt: new Date() }],
];

test.each(
  attackers.flatMap(([who, changes]) =>
    acts.map(([what, act]) => [who, what, changes, act] as const),
  ),
)('%s may not %s', async (_who, _what, changes, act) => {
  await become(changes);
  const before = await world();
  const code = expect.stringMatching(
    'blocked' in changes ? /^(notAllowed|blocked)$/ : /^notAllowed$/,
  );
  await expect(act()).rejects.toMatchObject({ name: 'MarketError', code });
  expect(await world()).toEqual(before);
});

test('the same acts, by an administrator, are not refused', async () => {
  await become({});
  for (const [what, act] of acts.slice(9)) await expect(act().then(() => what)).resolves.toBe(what);
});
