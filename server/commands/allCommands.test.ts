import { adminCommands } from '@anunturi/shared-domain/commands/adminCommands';
import { callTestCommand } from '../testing/callTestCommand';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { limits } from '../app/limits/limits';
import { unproved } from '../app/command/who';
import { freeTexts } from '../texts/testing/freeTexts';
import { allCommands } from './allCommands';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const isAdministration = ({ name }: { name: string }) => name in adminCommands;

/** Why a call is bounded without a row in the table of limits. */
const otherwise: Record<string, string> = {
  publishListing: 'counts itself, where it is no repetition',
  appealBlock: 'once for each suspension',
  appealDecision: 'once for each decision',
  appealRestriction: 'once for each decision',
};

test('what a person can have written is bounded: every command that writes has its limit, or is an administrator’s', () => {
  const unlimited = allCommands
    .filter(({ limit, onlyReads, contract }) => !limit && !onlyReads && !isAdministration(contract))
    .map(({ contract }) => contract.name);
  expect(unlimited.toSorted()).toEqual(Object.keys(otherwise).toSorted());
});

/** What administrators are answered that names nobody. */
const namesNobody = ['previewEmail', 'readDeskNumbers', 'readOverview', 'readQueues'];

test('no administrator is answered personal data without an entry of the security log', () => {
  const unnoted = allCommands.filter(
    ({ onlyReads, contract, readsPersonal }) =>
      isAdministration(contract) && onlyReads && !readsPersonal,
  );
  expect(unnoted.map(({ contract }) => contract.name).toSorted()).toEqual(namesNobody);
});

const ids = 'an id or a code that its command looks up or checks';
const own = 'read by its owner alone';
const operators = 'written by those who run the site, in its name';
/** Why a text of a command is not read; by field, or by command and field. */
const notRead: Record<string, string> = {
  categoryId: ids,
  localityId: ids,
  targetId: ids,
  phone: ids,
  cui: ids,
  'company.cui': ids,
  'company.hours': ids,
  'company.identity.email': 'an address that its command checks',
  code: ids,
  'photos.id': ids,
  'photos.path': ids,
  'photos.thumbPath': ids,
  contentType: ids,
  icon: ids,
  endpoint: ids,
  p256dh: ids,
  auth: ids,
  email: 'an address that its command checks',
  reporterEmail: 'an address that its command checks',
  'proof.trap': 'kept empty by people',
  'attachProof facts.day': ids,
  'exportMyData after': ids,
  'noteExport filter': operators,
  'readSecurityLog day': ids,
  'findOwnListings words': own,
  'bookArchiveFile name': own,
  'bookArchiveFile tags': own,
  'bookTestUpload name': own,
  'muteSeller sellerName': own,
  'saveSearch name': own,
  'setReminder title': own,
  'setReminder day': ids,
  'saveSearch query': own,
  'subscribeSearch name': 'stands in no e-mail',
  'subscribeSearch query': 'an address of this site that its command checks',
  'sendReport url': 'a path of this site that its schema checks',
  'sendReport title': 'replaced by what the listing is called',
  'saveSettings value': operators,
  'findSharedFile link': ids,
  'changePageTexts texts.homeTitle': operators,
  'changePageTexts texts.homeText': operators,
  'changePageTexts texts.notice': operators,
  'changeEmailWords words.subject': operators,
  'changeEmailWords words.heading': operators,
  'changeEmailWords words.text': operators,
  'changeEmailWords words.closing': operators,
  'previewEmail words.subject': operators,
  'previewEmail words.heading': operators,
  'previewEmail words.text': operators,
  'previewEmail words.closing': operators,
  'barReporting facts': operators,
  'stopFileSharing facts': operators,
  'blockUser reason': operators,
  'unblockUser text': operators,
  'changeContactMessage note': operators,
  'answerContactMessage text': operators,
  'decideAppeal answer': operators,
  'decideBlockAppeal answer': operators,
  'correctListing facts': operators,
  'decideRestrictionAppeal answer': operators,
  'addPersonNote text': operators,
  'writeToSeller text': operators,
  'findListings words': 'it is looked for, and stored nowhere',
  'decideListing decision.facts': operators,
  'decideListing decision.words': operators,
  'decideReport text': operators,
  'decideReports text': operators,
  'decideUnreadable decision.facts': operators,
  'holdDecisions decision.facts': operators,
  'holdDecisions decision.words': operators,
  'publishPostPicture slug': ids,
  'editProfile company.identity.tradeRegister': 'a number whose form its command checks',
  'savePost slug': ids,
  'savePost content.title': operators,
  'savePost content.excerpt': operators,
  'savePost content.bodyHtml': operators,
  'savePost content.tags': operators,
  'savePost content.cover.path': ids,
  'savePost content.cover.alt': operators,
  'savePost authorName': operators,
};

test('every text that a command takes is read for its place, or says here why it is not', () => {
  const doors = allCommands.flatMap(({ contract: { name, input }, texts = {} }) =>
    freeTexts(input).map((path) => ({ name, path, isRead: path in texts })),
  );
  const unread = doors.filter(
    ({ name, path, isRead }) => !isRead && !(path in notRead || `${name} ${path}` in notRead),
  );
  expect(unread.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  const known = new Set(doors.flatMap(({ name, path }) => [path, `${name} ${path}`]));
  expect(Object.keys(notRead).filter((each) => !known.has(each))).toEqual([]);
});

test('what a command reads is a text that it takes', () => {
  for (const { contract, texts = {} } of allCommands)
    expect(freeTexts(contract.input)).toEqual(expect.arrayContaining(Object.keys(texts)));
});

test('by the password alone nobody uses up what the owner of the account needs to come in', () => {
  const names = allCommands.flatMap(({ who, limit }) => (who === unproved && limit?.names) || []);
  expect(names.toSorted()).toEqual(['secondFactorCodes', 'signIns']);
  for (const name of names) expect(limits[name]).not.toHaveProperty('account');
});

test('an account without documents is closed a few times a day, not for ever: each time is work for the queue', async () => {
  const token = await signInForTest(firebase, 'nimeni');
  await firebase.owner.delete('users/nimeni');
  const answers = [];
  for (let time = 0; time < 11; time += 1)
    answers.push((await callTestCommand(firebase.origin, 'closeAccount', {}, { token })).code);
  expect(answers).toEqual([...Array<undefined>(10).fill(undefined), 'dailyLimit']);
});
