/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn } from '@anunturi/shared-auth/fakeSession';
import { setSession } from '@anunturi/shared-auth/sessionStore';
import { ACCOUNT_ANSWER_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { stubBrowserStorage } from '@anunturi/shared-runtime/testing/stubBrowserStorage';
import { readDashboard } from './readDashboard';
import { inDays, seedListing, seedRejected, uid } from './testing/ownListings';

stubBrowserStorage();
beforeEach(() => {
  localStorage.clear();
  setSession(fakeSignedIn('user', { uid }));
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** What is fetched from now on, with trusted code answering as told. */
function answerCommands(answer?: () => Response | Promise<never>) {
  const { fetch } = globalThis;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked, init) =>
      answer && String(asked).includes('/api/') ? answer() : fetch(asked, init),
    );
}
const refusal = (code: string) => Response.json({ error: { code, message: 'Nu.' } });
const lost = () => Promise.reject<never>(new TypeError('fetch failed'));

/** The answer is kept beside what is shown: a turn later. */
async function readAndKeep() {
  const dashboard = await readDashboard(uid);
  while (localStorage.getItem(ACCOUNT_ANSWER_KEY) === null)
    await new Promise((resolve) => setTimeout(resolve));
  return dashboard;
}
type Kept = { uid: string; atMs: number; answer: { rows: { card: object }[] } };
const changeKept = (change: (kept: Kept) => unknown) =>
  localStorage.setItem(
    ACCOUNT_ANSWER_KEY,
    JSON.stringify(change(JSON.parse(localStorage.getItem(ACCOUNT_ANSWER_KEY)!) as Kept)),
  );

test('the first tab is one request, and nothing else is asked', async () => {
  const rejected = await seedRejected();
  const { mock } = answerCommands();
  const { page, counts, attention, keptAtMs } = await readDashboard(uid);
  const asked = mock.calls
    .map(([each]) => String(each))
    .filter((each) => /\/api\/|\/databases\//.test(each));
  expect(asked).toEqual([expect.stringMatching(/readDashboard$/)]);
  expect(page.rows.map((row) => row.card.id)).toEqual([rejected.id]);
  expect(counts).toMatchObject({ rejected: 1, active: 0 });
  expect(attention.rejected).toHaveLength(1);
  expect(keptAtMs).toBeUndefined();
});

test.each<[string, () => Response | Promise<never>]>([
  ['does not answer', lost],
  ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['says that it is unavailable', () => refusal('unavailable')],
  ['does not know the act', () => refusal('notFound')],
])('while trusted code %s the last answer is shown, with its moment', async (_what, answer) => {
  await seedRejected();
  await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const before = Date.now();
  const shown = await readAndKeep();
  await seedListing();
  answerCommands(answer);
  const { keptAtMs, ...kept } = await readDashboard(uid);
  expect(kept).toEqual(shown);
  expect(keptAtMs).toBeGreaterThanOrEqual(before);
});

test('trusted code that takes the question and never answers is not waited for', async () => {
  const { id } = await seedListing();
  await readAndKeep();
  answerCommands(() => new Promise(() => {}));
  const { setTimeout } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act, ms) => setTimeout(act, ms === 6000 ? 0 : ms));
  expect(await readDashboard(uid)).toMatchObject({ page: { rows: [{ card: { id } }] } });
});

test('a token that cannot be had at the moment counts as trusted code that is away', async () => {
  await readAndKeep();
  const fault = Object.assign(new Error(), { code: 'auth/network-request-failed' });
  jest.spyOn((await openAuth()).auth.currentUser!, 'getIdToken').mockRejectedValueOnce(fault);
  expect(await readDashboard(uid)).toHaveProperty('keptAtMs');
});

test('without a kept answer it is told that trusted code is away', async () => {
  answerCommands(lost);
  await expect(readDashboard(uid)).rejects.toMatchObject({ code: 'unavailable' });
});

test('who may not ask is told so, and shown nothing that was kept', async () => {
  await readAndKeep();
  answerCommands(() => refusal('blocked'));
  await expect(readDashboard(uid)).rejects.toMatchObject({ code: 'blocked' });
});

test('what was kept of one person is not shown to another, who asks next on the same device', async () => {
  await readAndKeep();
  answerCommands(lost);
  await expect(readDashboard('buyerDan')).rejects.toMatchObject({ code: 'unavailable' });
});

test('an answer that comes after the session has ended is not kept', async () => {
  const late = readDashboard(uid);
  setSession({ state: 'signedOut', user: null, role: null });
  await late;
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem(ACCOUNT_ANSWER_KEY)).toBeNull();
});

test('of an answer that a newer version of the page kept, what this one does not know is left out', async () => {
  const { id } = await seedListing();
  const { page } = await readAndKeep();
  changeKept(({ answer, ...kept }) => ({
    ...kept,
    answer: {
      ...answer,
      advice: [],
      rows: answer.rows.map((row) => ({ ...row, card: { ...row.card, colour: 'red' } })),
    },
  }));
  answerCommands(lost);
  expect((await readDashboard(uid)).page).toEqual(page);
  expect(page.rows.map(({ card }) => card.id)).toEqual([id]);
});

test.each<[string, (kept: Kept) => unknown]>([
  [
    'lacks what this page shows',
    ({ answer: { rows: _rows, ...answer }, ...kept }) => ({ ...kept, answer }),
  ],
  [
    'has a status that this page does not know',
    ({ answer, ...kept }) => ({
      ...kept,
      answer: {
        ...answer,
        rows: answer.rows.map((row) => ({ ...row, card: { ...row.card, status: 'auctioned' } })),
      },
    }),
  ],
  ['is none at all', () => [1]],
])('a kept answer that %s is as good as none', async (_what, change) => {
  await seedListing();
  await readAndKeep();
  changeKept(change);
  answerCommands(lost);
  await expect(readDashboard(uid)).rejects.toMatchObject({ code: 'unavailable' });
});
