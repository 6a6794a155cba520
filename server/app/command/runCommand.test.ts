import type { Firestore } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { defineContract } from '@anunturi/shared-domain/commands/defineContract';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';
import { createFullCounters } from '../limits/createFullCounters';
import { defineCommand } from './defineCommand';
import { openFirestore } from '../data/openFirestore';
import { runCommand } from './runCommand';
import { everybody, signedIn } from './who';

let firebase: TestFirebase;
let db: Firestore;

beforeAll(async () => {
  firebase = await startTestFirebase();
  const { projectId, origin, serviceToken } = firebase;
  db = openFirestore({ projectId, embedded: { origin, serviceToken } });
});
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

const caller = {
  uid: null,
  emailVerified: false,
  userAgent: '',
  workBits: 0,
  addressKey: 'address',
  deviceKey: 'device',
};
const means = {
  clock: () => new Date(),
  full: createFullCounters(),
  files: undefined as never,
  accounts: undefined as never,
};

/** Of a command that takes and answers nothing. */
const contractOf = (name: string) =>
  defineContract({ name, input: z.strictObject({}), result: z.strictObject({}), errors: [] });

test('the job queue is looked at after a command that put something due into it, and after no other', async () => {
  const contract = defineContract({
    name: 'order',
    input: z.strictObject({ inMs: z.optional(z.int()) }),
    result: z.strictObject({}),
    errors: [],
  });
  const order = defineCommand(contract, {
    who: everybody,
    async run({ input: { inMs }, store, now }) {
      if (inMs === undefined) return {};
      const at = new Date(now.getTime() + inMs);
      store.enqueue({ name: 'work', run: () => {} }, {}, { at });
      return {};
    },
  });
  const onJob = jest.fn();
  const call = (input: object) =>
    runCommand(db, order, { caller, input, idempotencyKey: undefined }, { ...means, onJob });
  await call({});
  await call({ inMs: 60_000 });
  await call({ inMs: 0 });
  const dueAt = onJob.mock.calls.map(([at]) => (at as Date).getTime() - Date.now());
  expect(dueAt.map((ms) => ms > 30_000)).toEqual([true, false]);
});

test('nothing is read for a visitor whom a command refuses', async () => {
  const change = defineCommand(contractOf('change'), {
    who: signedIn,
    reads: () => ['listings/one'],
    run: async () => ({}),
  });
  const call = { caller, input: {}, idempotencyKey: 'key-of-a-visitor' };
  const reads = await watchReads(() =>
    expect(runCommand(db, change, call, means)).rejects.toMatchObject({ code: 'signInNeeded' }),
  );
  expect(reads.together('')).toEqual([]);
});

test('nothing is prepared for a person who is refused', async () => {
  const prepare = jest.fn(async () => ({}));
  const draw = defineCommand(contractOf('draw'), {
    who: signedIn,
    prepare,
    run: async () => ({}),
  });
  const call = (uid: string | null) =>
    runCommand(
      db,
      draw,
      { caller: { ...caller, uid }, input: {}, idempotencyKey: undefined },
      means,
    );
  await firebase.seed('users/blocked', { ...sampleUser, blocked: true });
  await expect(call('blocked')).rejects.toMatchObject({ code: 'blocked' });
  await expect(call(null)).rejects.toMatchObject({ code: 'signInNeeded' });
  expect(prepare).not.toHaveBeenCalled();
  await firebase.seed('users/ana', sampleUser);
  await call('ana');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a command that only reads is done once, whatever changes meanwhile', async () => {
  await firebase.seed('marks/one', { n: 1 });
  const contract = defineContract({
    name: 'look',
    input: z.strictObject({}),
    result: z.strictObject({ n: z.int() }),
    errors: [],
  });
  let times = 0;
  const look = defineCommand(contract, {
    who: everybody,
    onlyReads: true,
    async run({ store }) {
      times += 1;
      const found = await store.read('marks/one');
      await firebase.seed('marks/one', { n: 2 });
      return { n: found?.n };
    },
  });
  const call = { caller, input: {}, idempotencyKey: undefined };
  expect(await runCommand(db, look, call, means)).toEqual({ n: 1 });
  expect(times).toBe(1);
});
