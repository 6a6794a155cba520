import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { checkAnswers, checkSchedulerPlace } from './checkSchedulerPlace';
import { schedules } from './jobs';
import { leftSchedulerJobs, toDeleteArguments, toListArguments } from './leftSchedulerJobs';
import { type SchedulerPlace, toSchedulerCommands } from './toSchedulerCommands';

const usage = `Brings Cloud Scheduler of a project to the schedules of server/jobs/jobs.ts, by gcloud.
  --project ID        the project (default PROJECT_ID)
  --location REGION   where the jobs of Cloud Scheduler are (default europe-west1)
  --url ADDRESS       the service that runs the jobs; it has this address in CLOCK_AUDIENCE
  --account EMAIL     the service account that calls it; the service has it in CLOCK_ACCOUNT
  --apply             does it, and deletes jobs of Cloud Scheduler that jobs.ts has no more; without this only prints the commands`;
reportFailures(usage);

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
if (values.help) console.log(usage);
else {
  if (!values.project || !values.url || !values.account)
    throw new ExpectedFailure('Project, address and account are needed.', usage, 2);
  checkSchedulerPlace(values);
  const commands = toSchedulerCommands(schedules, values);
  if (values.apply) await apply(commands, values);
  else
    for (const { toArguments } of commands)
      console.log(`gcloud ${toArguments('create').map(quote).join(' ')}`);
}

async function apply(
  commands: ReturnType<typeof toSchedulerCommands>,
  place: SchedulerPlace,
): Promise<void> {
  await checkAnswers(place.url);
  const account = ['iam', 'service-accounts', 'describe', place.account];
  if (gcloud([...account, `--project=${place.project}`]).status !== 0)
    throw new ExpectedFailure(
      `Project ${place.project} has no service account ${place.account}.`,
      `Make it first: gcloud iam service-accounts create NAME --project ${place.project}`,
    );
  for (const { name, toArguments } of commands) {
    // A job that stands there already is changed, one that does not is made.
    const isDone = (['update', 'create'] as const).some(
      (verb) => gcloud(toArguments(verb)).status === 0,
    );
    report(name, isDone, 'done');
  }
  const { stdout } = gcloud(toListArguments(place), 'pipe');
  for (const name of leftSchedulerJobs(
    stdout,
    commands.map((each) => each.name),
  ))
    report(name, gcloud(toDeleteArguments(name, place)).status === 0, 'deleted');
}

function gcloud(given: string[], output: 'inherit' | 'pipe' = 'inherit') {
  const ended = spawnSync('gcloud', given, {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
  });
  if (ended.error)
    throw new ExpectedFailure('gcloud is not on this machine.', 'Install the Google Cloud CLI.');
  return { status: ended.status, stdout: ended.stdout ?? '' };
}

function report(name: string, isDone: boolean, word: string): void {
  console.log(`${name}: ${isDone ? word : 'failed'}`);
  if (!isDone) process.exitCode = 1;
}

function quote(argument: string): string {
  return /^[\w=:/@.-]+$/.test(argument) ? argument : `'${argument}'`;
}
