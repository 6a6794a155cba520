// How a queue is worked off by 1, 2 and 4 processes: `npm run bench:jobs [-- 2000]`, and with one of them killed after each tenth of the jobs.
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { startTestFirebase } from '../testing/startTestFirebase';
import { enqueueMarks, startTestRunners } from '../testing/startTestRunners';

reportFailures();

const KILLS = 9;
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
  let kills = 0;
  for (let left = jobs; left > 0; left = await waiting()) {
    await setTimeout(100);
    const isTenthDone = jobs - left >= (jobs / (KILLS + 1)) * (kills + 1);
    if (!isKilled || kills === KILLS || !isTenthDone) continue;
    runners.killOne();
    kills += 1;
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
      const name = `${processes}${isKilled ? ', nine kills' : ''}`;
      table[name] = await measure(jobs, processes, isKilled);
    }
  console.table(table);
}
void main();
