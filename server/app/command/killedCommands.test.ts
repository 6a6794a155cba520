/** No acknowledged command is lost and none is done twice, nor any job, wherever the process is killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { callTestCommand } from '../../testing/callTestCommand';

jest.setTimeout(600_000); // starts a process again and again

const COMMANDS = 1000;
const SIDE_BY_SIDE = 10;
const KILLED_AFTER = 100;

let firebase: TestFirebase;
let child: ChildProcess;
let address = Promise.resolve('');

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
});
afterAll(async () => {
  child.kill('SIGKILL');
  await firebase.stop();
});

function start(): void {
  child = fork(compileProgram(join(__dirname, '../../testing/serveTestCommands.ts')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PROJECT_ID: firebase.projectId,
      EMBEDDED_ORIGIN: firebase.origin,
      SERVICE_TOKEN: firebase.serviceToken,
    },
  });
  address = once(child, 'message').then(([{ port }]) => `http://127.0.0.1:${port}`);
}

/** Calls until it is acknowledged, as one act: the key stays the same. */
async function callUntilDone(n: number): Promise<void> {
  for (;;) {
    const origin = await address;
    const key = `key-of-act-number-${n}`;
    const answer = await callTestCommand(origin, 'act', { n }, { key }).catch(() => null);
    if (answer?.status === 200) return;
  }
}

const marks = async (collection: string) => {
  const { data } = await firebase.owner.list(collection, { limit: COMMANDS + 1 });
  return data.map(({ id, data: { times } }) => `${id} ${String(times)}`).sort();
};

test('a process killed in the middle of commands and jobs does each exactly once', async () => {
  start();
  let [next, done] = [0, 0];
  const worker = async () => {
    while (next < COMMANDS) {
      const n = next;
      next += 1;
      await callUntilDone(n);
      done += 1;
      if (done % KILLED_AFTER === 0) {
        child.kill('SIGKILL');
        start();
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  const wanted = Array.from({ length: COMMANDS }, (_, n) => `n${n} 1`).sort();
  expect(await marks('commandMarks')).toEqual(wanted);
  const waiting = async () => (await firebase.owner.count('jobs')).data ?? 0;
  while ((await waiting()) > 0) await setTimeout(200); // the processors are left to the workers
  expect(await marks('jobMarks')).toEqual(wanted);
});
