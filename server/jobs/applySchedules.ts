import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { schedules } from './jobs';
import { toSchedulerCommands } from './toSchedulerCommands';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const usage = `Brings Cloud Scheduler of a project to the schedules of server/jobs/jobs.ts, by gcloud.
  --project ID        the project (default PROJECT_ID)
  --location REGION   where the jobs of Cloud Scheduler are (default europe-west1)
  --url ADDRESS       the service that runs the jobs; it has this address in CLOCK_AUDIENCE
  --account EMAIL     the service account that calls it; the service has it in CLOCK_ACCOUNT
  --apply             does it; without this only prints the commands`;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: process.env.PROJECT_ID ?? '' },
    location: { type: 'string', default: 'europe-west1' },
    url: { type: 'string', default: '' },
    account: { type: 'string', default: '' },
    apply: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const isComplete = values.project && values.url && values.account;
if (values.help || !isComplete) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  for (const { name, toArguments } of toSchedulerCommands(schedules, values)) {
    if (!values.apply) {
      console.log(`gcloud ${toArguments('create').map(quote).join(' ')}`);
      continue;
    }
    // A job that stands there already is changed, one that does not is made.
    const isDone = (['update', 'create'] as const).some(
      (verb) => spawnSync('gcloud', toArguments(verb), { stdio: 'inherit' }).status === 0,
    );
    console.log(`${name}: ${isDone ? 'done' : 'failed'}`);
    if (!isDone) process.exitCode = 1;
  }
}

function quote(argument: string): string {
  return /^[\w=:/@.-]+$/.test(argument) ? argument : `'${argument}'`;
}
