import { FieldValue } from '@google-cloud/firestore';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';
import { Accounts } from '../callers/Accounts';
import { createJobRunner, type JobRunnerOptions } from './createJobRunner';
import { defineJob } from './defineJob';
import { jobDocument, newJobPath } from './jobDocument';
import { openFirestore } from '../data/openFirestore';
import { openStorage } from '../data/openStorage';
import type { StoredFiles } from '../data/StoredFiles';

let firebase: TestFirebase;
let db: ReturnType<typeof openFirestore>;
let files: StoredFiles;
let accounts: Accounts;
const clock = { ms: 0 };
const lines: string[] = [];

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: true });
  const { projectId, origin, serviceToken } = firebase;
  db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  files = openStorage({ projectId, embedded: { origin, serviceToken } });
  accounts = new Accounts({ projectId, embedded: { origin, serviceToken } });
});
beforeEach(() => {
  firebase.wipe();
  clock.ms = Date.UTC(2026, 10, 22);
  lines.length = 0;
});
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

const now = () => new Date(clock.ms);
const runner = (more: Partial<JobRunnerOptions>) =>
  createJobRunner({
    db,
    files,
    accounts,
    jobs: [],
    log: (line, about) => void (about?.severity === 'INFO' || lines.push(line)),
    clock: now,
    ...more,
  });
const enqueue = (name: string, at = now()) =>
  db.doc(newJobPath()).create(jobDocument(name, {}, { now: now(), at }));
const marks = async () => (await firebase.read('marks/all'))?.n;
const kept = async () =>
  (await firebase.owner.list('jobs', { limit: 10 })).data.map(({ data }) => data);

const mark = defineJob({
  name: 'mark',
  run: async ({ store }) => store.set('marks/all', { n: FieldValue.increment(1) }, { merge: true }),
});

test('long work of six accounts goes a step at a time: one job of another does not wait for all their steps', async () => {
  const done: string[] = [];
  const chain = defineJob<{ uid: string; left: number }>({
    name: 'chain',
    run: async ({ input: { uid, left }, store }) => {
      done.push(uid);
      if (left > 1) store.enqueue(chain, { uid, left: left - 1 });
    },
  });
  const single = defineJob({ name: 'single', run: async () => void done.push('single') });
  const queue = runner({ jobs: [chain, single] });
  for (const uid of ['a', 'b', 'c', 'd', 'e', 'f'])
    await db
      .doc(newJobPath())
      .create(jobDocument('chain', { uid, left: 9 }, { now: now(), at: now() }));
  await queue.runDue();
  clock.ms += 1;
  await enqueue('single');
  while ((await queue.runDue()) > 0) clock.ms += 1;
  expect(done).toHaveLength(6 * 9 + 1);
  expect(done.indexOf('single')).toBeLessThan(6 * 3);
});

test('two runners do a due job once, and one of the future not yet', async () => {
  await enqueue('mark');
  await enqueue('mark', new Date(clock.ms + 5000));
  const both = [runner({ jobs: [mark] }), runner({ jobs: [mark] })];
  await Promise.all(both.map((each) => each.runDue()));
  expect([await marks(), (await kept()).length]).toEqual([1, 1]);
  clock.ms += 5000;
  await both[0]?.runDue();
  expect([await marks(), (await kept()).length]).toEqual([2, 0]);
});

test('a job that fails is tried later and later, and ends as a dead letter with its reason', async () => {
  const broken = defineJob({
    name: 'broken',
    run: async ({ store }) => {
      store.set('marks/all', { n: 1 });
      throw new Error('The printer is on fire');
    },
  });
  await enqueue('broken');
  const { runDue } = runner({ jobs: [broken] });
  let attempts = 0;
  for (let hour = 0; hour < 12; hour += 1) {
    attempts += await runDue();
    attempts += await runDue(); // at once: not due
    clock.ms += 60 * 60 * 1000;
  }
  expect(attempts).toBe(10);
  expect(await marks()).toBeUndefined();
  const [dead] = await kept();
  expect(dead).toMatchObject({ attempts: 10, lastError: 'The printer is on fire' });
  expect(dead?.deadAt).toBeInstanceOf(Date);
  expect(dead?.dueAt).toBeUndefined();
});

test('what is due at once is taken in one request, and one with no attempt left ends alone', async () => {
  for (let n = 0; n < 3; n += 1) await enqueue('mark');
  const worn = { ...jobDocument('mark', {}, { now: now(), at: now() }), attempts: 10 };
  await db.doc('jobs/worn').create(worn);
  const { runDue } = runner({ jobs: [mark] });
  const reads = await watchReads(runDue);
  expect(reads.together('jobs/').map(({ length }) => length)).toEqual([4]);
  expect(await marks()).toBe(3);
  expect(await kept()).toMatchObject([{ attempts: 10, deadAt: now() }]);
});

test('a job held by a process that died is taken over after its lease', async () => {
  const slow = defineJob({ name: 'mark', run: () => new Promise<void>(() => {}) });
  await enqueue('mark');
  const dying = runner({ jobs: [slow], leaseMs: 30_000 });
  void dying.runDue();
  while ((await kept())[0]?.attempts !== 1);
  const { runDue } = runner({ jobs: [mark] });
  expect(await runDue()).toBe(0);
  clock.ms += 30_000;
  expect(await runDue()).toBe(1);
  expect([await marks(), (await kept()).length]).toEqual([1, 0]);
});

test('a schedule enqueues its job once for each turn, however many look at it', async () => {
  const schedules = [{ name: 'hourly', everyMs: 60 * 60 * 1000, job: mark }];
  const both = [runner({ jobs: [mark], schedules }), runner({ jobs: [mark], schedules })];
  for (const each of [...both, ...both]) await each.runDue();
  expect(await marks()).toBe(1);
  clock.ms += 60 * 60 * 1000;
  await Promise.all(both.map((each) => each.runDue()));
  await both[0]?.runDue();
  expect(await marks()).toBe(2);
});

test('what happens by the clock says when it ran last, how long it took, and when it failed', async () => {
  const broken = defineJob({ name: 'broken', run: () => Promise.reject(new Error('No paper')) });
  const schedules = [mark, broken].map((job) => ({ name: job.name, everyMs: 60_000, job }));
  const { runDue } = runner({ jobs: [mark, broken], schedules, noted: ['mark', 'broken'] });
  await runDue();
  const nextAt = new Date(clock.ms + 60_000);
  const run = { nextAt, lastRunAt: now(), lastRunMs: expect.any(Number) };
  expect(await firebase.read('schedules/mark')).toEqual(run);
  expect(await firebase.read('schedules/broken')).toEqual({ nextAt, lastFailedAt: now() });
  clock.ms += 60_000;
  await runDue();
  expect(await firebase.read('schedules/mark')).toMatchObject({ lastRunAt: now() });
});

test('a schedule that says no time is begun anew, and holds up no other', async () => {
  await db.doc('schedules/broken').set({ nextAt: 'mâine' });
  const schedules = ['broken', 'sound'].map((name) => ({ name, everyMs: 1000, job: mark }));
  await runner({ jobs: [mark], schedules }).runDue();
  expect(await marks()).toBe(2);
});

test('a job may put its successor in its own place, behind what waits', async () => {
  const path = 'jobs/walk';
  const walk = defineJob<{ left: number }>({
    name: 'walk',
    run: async ({ input: { left }, store }) => {
      store.set('marks/all', { n: FieldValue.increment(1) }, { merge: true });
      if (left > 0) store.enqueue(walk, { left: left - 1 }, { path });
    },
  });
  await db.doc(path).create(jobDocument('walk', { left: 2 }, { now: now(), at: now() }));
  const { runDue } = runner({ jobs: [walk] });
  for (const left of [1, 1, 1, 0]) expect(await runDue()).toBe(left);
  expect([await marks(), (await kept()).length]).toEqual([3, 0]);
});

test('jobs of one key are done in the order in which they were asked for, on any worker and whatever fails', async () => {
  const order: unknown[] = [];
  let isBroken = true;
  const note = defineJob<{ n: number }>({
    name: 'note',
    run: async ({ input: { n } }) => {
      if (n === 0 && isBroken) throw new Error('Not now');
      order.push(n);
    },
  });
  for (let n = 0; n < 4; n += 1) {
    const at = new Date(clock.ms + n);
    const document = jobDocument('note', { n }, { now: at, at: now(), key: 'a' });
    await db.doc(`jobs/note${9 - n}`).create(document);
  }
  const both = [runner({ jobs: [note] }), runner({ jobs: [note] })];
  const round = () => Promise.all(both.map((each) => each.runDue()));
  await round();
  await round();
  expect(order).toEqual([]);
  isBroken = false;
  while ((await kept()).length > 0) {
    clock.ms += 60_000;
    await round();
  }
  expect(order).toEqual([0, 1, 2, 3]);
});

test('a long queue is worked off shard by shard, and what an earlier version left without one too', async () => {
  for (let n = 0; n < 100; n += 1) await enqueue('mark');
  const { shard: _none, ...old } = jobDocument('mark', {}, { now: now(), at: now() });
  await db.doc('jobs/old').create(old);
  const both = [runner({ jobs: [mark] }), runner({ jobs: [mark] })];
  while ((await kept()).length > 0) await Promise.all(both.map((each) => each.runDue()));
  expect(await marks()).toBe(101);
});

test('an idle queue is looked at when its next job is due, or after five minutes', async () => {
  const { wake, wakeAt, stop } = runner({ jobs: [mark] });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const last = () => timers.mock.calls.map(([, ms]) => ms).findLast((ms) => ms! > 2000);
  const sleeps = async (ms: number) => {
    while (last() !== ms) await new Promise(setImmediate);
  };
  wake();
  await sleeps(5 * 60_000);
  wakeAt(new Date(clock.ms + 90_000));
  await sleeps(90_000);
  await enqueue('mark', new Date(clock.ms + 40_000));
  wake();
  await sleeps(40_000);
  await stop();
  timers.mockRestore();
});

test('a queue is looked at two seconds after a failure', async () => {
  const broken = defineJob({ name: 'broken', run: () => Promise.reject(new Error('Not now')) });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { wake, stop } = runner({ jobs: [broken] });
  await enqueue('broken');
  wake();
  while (!timers.mock.calls.some(([, ms]) => ms === 2000)) await new Promise(setImmediate);
  await stop();
  timers.mockRestore();
});
