// How a queue is worked off by 1, 2 and 4 processes: `npm run bench:jobs [-- 600]`, and with one of them killed after each tenth of
// the jobs. The embedded Firebase is a process of its own, as a database is; each row is printed as it ends, then the table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { TestClient } from '@anunturi/local-firebase/testing/TestClient';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { enqueueMarks, startTestRunners } from '../testing/startTestRunners';
import { startFirebase } from './startFirebase';

reportFailures();

const KILLS = 9;
const program = {
  path: compileProgram(join(import.meta.dirname, '../testing/serveTestJobs.ts')),
  execArgv: [],
};

async function measure(jobs: number, processes: number, isKilled: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-jobs-'));
  const firebase = await startFirebase(folder);
  const place = { ...firebase, projectId: EMBEDDED_PROJECT };
  const owner = new TestClient(firebase.origin, EMBEDDED_PROJECT, 'owner');
  const waiting = async () => (await owner.count('jobs')).data ?? 0;
  try {
    await enqueueMarks(place, jobs);
    const runners = startTestRunners(place, processes, program);
    while ((await waiting()) === jobs) await setTimeout(20);
    const [startedAt, usedBefore] = [performance.now(), await firebase.processorMs()];
    let kills = 0;
    for (let left = jobs; left > 0; left = await waiting()) {
      await setTimeout(100);
      const isTenthDone = jobs - left >= (jobs / (KILLS + 1)) * (kills + 1);
      if (!isKilled || kills === KILLS || !isTenthDone) continue;
      runners.killOne();
      kills += 1;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const usedMs = (await firebase.processorMs()) - usedBefore;
    runners.stop();
    const { data } = await owner.list('jobMarks', { limit: jobs + 1 });
    return {
      'jobs a second': Math.round(jobs / seconds),
      seconds: Number(seconds.toFixed(1)),
      'database, processor ms a job': Number((usedMs / jobs).toFixed(1)),
      killed: kills,
      lost: jobs - data.length,
      twice: data.filter((each) => each.data.times !== 1).length,
    };
  } finally {
    await firebase.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const jobs = readNumber(process.argv[2], { name: 'jobs', fallback: 600 });
  const table: Record<string, object> = {};
  for (const processes of [1, 2, 4])
    for (const isKilled of [false, true]) {
      const name = `${processes} of them${isKilled ? ', nine kills' : ''}`;
      table[name] = await measure(jobs, processes, isKilled);
      console.log(name, table[name]);
    }
  console.table(table);
}
void main();
