import { callTestCommand } from '../testing/callTestCommand';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { limits } from '../app/limits';
import { administrator, unproved } from '../app/who';
import { allCommands } from './allCommands';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

/** Why a call is bounded without a row in the table of limits. */
const otherwise: Record<string, string> = {
  publishListing: 'counts itself, where it is no repetition',
  appealBlock: 'once for each suspension',
  appealDecision: 'once for each decision',
};

test('what a person can have written is bounded: every command that writes has its limit, or is an administrator’s', () => {
  const unlimited = allCommands
    .filter(({ limit, onlyReads, who }) => !limit && !onlyReads && who !== administrator)
    .map(({ contract }) => contract.name);
  expect(unlimited.toSorted()).toEqual(Object.keys(otherwise).toSorted());
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
