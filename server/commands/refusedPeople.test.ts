import { adminCommands } from '@anunturi/shared-domain/commands/adminCommands';
import { type CommandInput, commands } from '@anunturi/shared-domain/commands/commands';
import { sampleListingId as listingId } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

type PeoplesCommands = Exclude<keyof typeof commands, keyof typeof adminCommands>;
type Inputs = { [Name in PeoplesCommands]: CommandInput<Name> };

const price = { amountMinor: 100, currency: 'EUR', negotiable: true, unit: 'fixed' } as const;
const words = { kind: 'service' as const, categoryId: 'x', title: 'x', description: 'x' };
const described = { ...words, price, localityId: 'sibiu', photos: [] };
const file = { name: 'act.pdf', sizeBytes: 100, contentType: 'application/pdf' } as const;
const proof = { trap: '', openMs: 60_000 };
const report = {
  url: 'x',
  title: 'x',
  ground: 'other',
  explanation: 'x',
  goodFaith: true,
} as const;
/** Something that each command can be asked. */
const inputs: Inputs = {
  answerOffer: { conversationId: 'c1', messageId: 'm1', answer: 'accept' },
  appealBlock: { text: 'x' },
  appealDecision: { listingId, version: 1, text: 'x' },
  appealRestriction: { decisionId: 'd1', text: 'x' },
  attachProof: { listingId, entryId: 'a1', facts: { kind: 'itp', day: '2026-01-02' } },
  beginSecondFactor: {},
  blockPerson: { uid: 'dan' },
  bookArchiveFile: { ...file, kind: 'other', tags: [] },
  bookTestUpload: file,
  bookUpload: { sizeBytes: 100, contentType: 'image/jpeg' },
  cancelUpload: { uploadId: 'a1' },
  changeListingStatus: { id: listingId, version: 1, to: 'paused' },
  claimAddress: { email: 'x@exemplu.ro' },
  closeAccount: {},
  confirmSecondFactor: { code: '000000' },
  countView: { listingId },
  deleteArchiveFile: { entryId: 'a1', forGood: true },
  deleteListing: { id: listingId },
  detachProof: { entryId: 'a1' },
  dismissAnswer: { listingId },
  editListing: { id: listingId, version: 1, ...described },
  editProfile: { displayName: 'x', sellerType: 'private' },
  endOtherSessions: {},
  endSecondFactor: {},
  endSession: { id: 1 },
  exportMyData: {},
  findOwnListings: { words: 'SB 12 ABC' },
  keepArchiveFile: { uploadId: 'a1' },
  listTestUploads: {},
  makeOffer: { conversationId: 'c1', messageId: 'm1', amountMinor: 100, currency: 'EUR' },
  muteSeller: { sellerId: 'dan', sellerName: 'Dan' },
  noteSession: { device: 'a'.repeat(32) },
  proveSecondFactor: { code: '000000' },
  preparePhoto: { uploadId: 'a1' },
  publishListing: { id: listingId, ...described },
  readDashboard: {},
  readFigures: { listingIds: [listingId] },
  readMyDecisions: {},
  readMyEmails: {},
  readMyPush: {},
  readSecondFactorState: {},
  readSessions: {},
  readPublishingTerms: {},
  readVehicleHistory: { listingId },
  registerProfile: { displayName: 'x' },
  removePush: { endpoint: 'x' },
  renewRecoveryCodes: {},
  renewListing: { id: listingId, version: 1 },
  readFileLinks: { entryId: 'a1' },
  revokeFileLink: { linkId: 'l1' },
  shareArchiveFile: { entryId: 'a1', days: 7 },
  restoreArchiveFile: { entryId: 'a1' },
  restoreListing: { id: listingId },
  revealPhone: { listingId },
  revealSellerPhone: { sellerId: 'dan' },
  saveSearch: { name: 'x', query: '' },
  savePush: { endpoint: 'x', p256dh: 'x', auth: 'x' },
  sendContactMessage: { name: 'x', email: 'x@exemplu.ro', subject: 'x', message: 'x', proof },
  sendReply: { conversationId: 'c1', messageId: 'm1', text: 'x' },
  sendReport: { target: 'listing', targetId: listingId, ...report, proof },
  setEmailWish: { kind: 'listingEnding', wanted: false },
  setFavourite: { listingId, kept: true },
  setPushWish: { kind: 'alert', wanted: false },
  setReminder: { title: 'x', day: '2099-01-01', wanted: true },
  setSearchAlert: { searchId: 's1', alert: 'daily' },
  startConversation: { listingId, text: 'x' },
  subscribeSearch: { email: 'x@exemplu.ro', name: 'x', query: '', alert: 'daily', proof },
};

/** Acts that do not ask who somebody is. */
const forVisitors = [
  'claimAddress',
  'countView',
  'readPublishingTerms',
  'readVehicleHistory',
  'revealPhone',
  'revealSellerPhone',
  'sendContactMessage',
  'sendReport',
  'subscribeSearch',
];
/** What a blocked person keeps: to appeal and object, to read what is kept about them and to end a session that is not theirs; to register again changes nothing. */
const forBlocked = [
  'appealBlock',
  'appealRestriction',
  'endSession',
  'exportMyData',
  'findOwnListings',
  'noteSession',
  'proveSecondFactor',
  'readDashboard',
  'readFigures',
  'readMyDecisions',
  'readMyEmails',
  'readMyPush',
  'readSecondFactorState',
  'readSessions',
  'readPublishingTerms',
  'registerProfile',
  'sendContactMessage',
];

/** What a session does before it has proved the second factor. */
const forUnproved = [
  'noteSession',
  'proveSecondFactor',
  'readPublishingTerms',
  'registerProfile',
  'sendContactMessage',
];

let firebase: TestFirebase;
let blocked: string;
let passwordOnly: string;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  blocked = await signInForTest(firebase, 'ana', { blocked: true });
  passwordOnly = await signInForTest(firebase, 'ela', { secondFactorSessions: [] });
});
afterAll(() => firebase.stop());

/** The commands that somebody is not refused with a code. */
async function open(refusal: string, token?: string): Promise<string[]> {
  const asked = Object.entries(inputs).map(async ([name, input]) => {
    const who = token ? { token } : {};
    return { name, code: (await callTestCommand(firebase.origin, name, input, who)).code };
  });
  const answers = await Promise.all(asked);
  return answers.filter(({ code }) => code !== refusal).map(({ name }) => name);
}

test('a visitor is told to sign in by every act that is somebody’s', async () => {
  expect(await open('signInNeeded')).toEqual(forVisitors);
});

test('a blocked account that is still signed in is refused by every act but those that are kept for it', async () => {
  expect(await open('blocked', blocked)).toEqual(forBlocked);
});

test('a session that has not proved the second factor may prove it, and does nothing else', async () => {
  expect(await open('secondFactorNeeded', passwordOnly)).toEqual(forUnproved);
});
