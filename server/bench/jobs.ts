// How a queue is worked off by 1, 2 and 4 processes: `npm run bench:jobs [-- 2000]`, and with one of them killed every second.
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { startTestFirebase } from '../testing/startTestFirebase';
import { enqueueMarks, startTestRunners } from '../testing/startTestRunners';

reportFailures();

const KILLED_EVERY_MS = 1000;
const program = {
  path: fileURLToPath(new URL('../testing/serveTestJobs.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
};

async function measure(jobs: number, processes: number, isKilled: boolean) {
  const firebase = await startTestFirebase({});
  await enqueueMarks(firebase, jobs);
  const waiting = async () => (await firebase.owner.count('jobs')).data ?? 0;
  const runners = startTestRunners(firebase, processes, program);
  while ((await waiting()) === jobs) await setTimeout(20);
  const startedAt = performance.now();
  let [kills, killedAt] = [0, startedAt];
  while ((await waiting()) > 0) {
    await setTimeout(100);
    if (!isKilled || performance.now() - killedAt < KILLED_EVERY_MS) continue;
    runners.killOne();
    kills += 1;
    killedAt = performance.now();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  runners.stop();
  const { data } = await firebase.owner.list('jobMarks', { limit: jobs + 1 });
  const twice = data.filter((each) => each.data.times !== 1).length;
  await firebase.stop();
  return {
    'jobs a second': Math.round(jobs / seconds),
    seconds: Number(seconds.toFixed(1)),
    killed: kills,
    lost: jobs - data.length,
    twice,
  };
}

async function main(): Promise<void> {
  const jobs = readNumber(process.argv[2], { name: 'jobs', fallback: 2000 });
  const table: Record<string, object> = {};
  for (const processes of [1, 2, 4])
    for (const isKilled of [false, true]) {
      const name = `${processes}${isKilled ? ', one killed each second' : ''}`;
      table[name] = await measure(jobs, processes, isKilled);
    }
  console.table(table);
}
void main();
