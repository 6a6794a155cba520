/** @jest-environment ./tooling/jest/OneRealm.cjs */
// What the screens of each role read, over the wire: all of their own parts, and nothing of the others.
import type { Role } from '@anunturi/shared-domain/people/roles';
import { sampleBlogDraft } from '@anunturi/shared-domain/samples/blogPostSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { readContactMessages } from '../contact-messages/data/readContactMessages';
import { readLegalRequests } from '../contact-messages/data/readLegalRequests';
import { readFailedEmails } from '../dashboard/data/failedEmails';
import { readFailedJobs } from '../dashboard/data/failedJobs';
import { readDeskNumbers } from '../dashboard/data/readDeskNumbers';
import { readQueues } from '../dashboard/data/readQueues';
import { readReportGroups } from '../moderate/data/decideReports';
import { readUnreadable } from '../moderate/data/unreadableListings';
import { readSecurityLog } from '../security-log/data/readSecurityLog';
import { exportUsers } from '../users/data/exportUsers';
import { readPersonNotes } from '../users/data/personNotes';
import { findPosts, readPost } from '../write-posts/data/readPosts';
import { readRestrictions } from './decisions/restrictions';
import { forgetEvidence, readEvidence } from './listings/evidence';
import { findListings } from './listings/findListings';
import { readListingQueue, readListingsOf } from './listings/readListingQueue';
import { readAppealed, readListings } from './listings/readListings';
import { readDecidedReports, readOpenReports, readReportsAbout } from './listings/readReports';
import { readReportSnapshot } from './listings/readReportSnapshot';
import { readLog } from './log/readLog';
import { readOverview } from './readOverview';
import { readSettings } from './settings/settings';
import { readAppealedUsers } from './users/readAppealedUsers';
import { openUser, readUsers } from './users/readUsers';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const first = { id: listingId(1), version: 1 };
const search = { words: '', filter: 'all', order: 'newest' } as const;
const progress = { onProgress: () => {}, signal: new AbortController().signal };

const reads: Record<'moderator' | 'editor' | 'admin', Record<string, () => Promise<unknown>>> = {
  moderator: {
    overview: () => readOverview(1, Date.now()),
    numbers: readDeskNumbers,
    queue: readListingQueue,
    listingsOfQueue: () => readListingsOf([listingId(1)]),
    listings: () => readListings({ status: 'pending' }, null),
    found: () => findListings({ words: 'dacia' }, null),
    appealed: () => readAppealed(null),
    evidence: () => {
      forgetEvidence(first); // it is kept for a while on the page
      return readEvidence(first);
    },
    unreadable: () => readUnreadable(null),
    openReports: readOpenReports,
    reportGroups: readReportGroups,
    decidedReports: () => readDecidedReports(null),
    reportsAbout: () => readReportsAbout('dan'),
    snapshot: () => readReportSnapshot('r1'),
    restrictions: () => readRestrictions(),
    appealedPeople: readAppealedUsers,
    onePerson: () => openUser('dan'),
    notes: () => readPersonNotes('dan'),
    log: () => readLog({}, null),
    contactMessages: () => readContactMessages({ status: 'new', words: '' }, null),
    legalRequests: () => readLegalRequests(null),
  },
  editor: {
    posts: () => findPosts({ state: 'draft' }),
    post: () => readPost('ciorna'),
  },
  admin: {
    people: () => readUsers(search, null),
    export: () => exportUsers(search, progress),
    words: () => readSettings('moderation'),
    securityLog: () => readSecurityLog({}, null),
    failedJobs: readFailedJobs,
    failedEmails: readFailedEmails,
    queues: readQueues,
  },
};

beforeAll(async () => {
  firebase = await startAsAdmin();
  await firebase.seedListing(testListing(1, { status: 'pending' }));
  await firebase.seed('blogPosts/ciorna', { ...sampleBlogDraft });
});
afterAll(() => firebase.stopAll());

test.each<[Role, (keyof typeof reads)[]]>([
  ['moderator', ['moderator']],
  ['editor', ['editor']],
  ['admin', ['moderator', 'editor', 'admin']],
])('the role %s reads what its screens show, and is refused the rest', async (role, own) => {
  await firebase.setRole(role);
  const answers: Record<string, string> = {};
  for (const acts of Object.values(reads))
    for (const [name, read] of Object.entries(acts))
      answers[name] = await read().then(
        () => 'read',
        (error: { code?: string }) => error.code ?? String(error),
      );
  const expected = Object.entries(reads).flatMap(([whose, acts]) =>
    Object.keys(acts).map((name) => [
      name,
      own.some((each) => each === whose) ? 'read' : 'notAllowed',
    ]),
  );
  expect(answers).toEqual(Object.fromEntries(expected));
});
