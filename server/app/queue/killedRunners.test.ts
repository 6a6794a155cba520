/** Several processes share a queue, and any of them is killed: no job is lost and none is done twice. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { startTestFirebase } from '../../testing/startTestFirebase';
import { enqueueMarks, startTestRunners } from '../../testing/startTestRunners';

jest.setTimeout(600_000); // starts processes again and again

const JOBS = 400;
const KILLS = 4;

test('two processes, killed in turn, do each job exactly once', async () => {
  const firebase = await startTestFirebase({});
  await enqueueMarks(firebase, JOBS);
  const runners = startTestRunners(firebase, 2, {
    path: compileProgram(join(__dirname, '../../testing/serveTestJobs.ts')),
    execArgv: [],
  });
  const waiting = async () => (await firebase.owner.count('jobs')).data ?? 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while ((await waiting()) > JOBS - (JOBS / (KILLS + 1)) * kill) await setTimeout(50);
    runners.killOne();
  }
  while ((await waiting()) > 0) await setTimeout(200); // the processors are left to the workers
  runners.stop();
  const { data } = await firebase.owner.list('jobMarks', { limit: JOBS + 1 });
  const done = data.map(({ id, data: { times } }) => `${id} ${String(times)}`).toSorted();
  expect(done).toEqual(Array.from({ length: JOBS }, (_, n) => `n${n} 1`).toSorted());
  await firebase.stop();
});
