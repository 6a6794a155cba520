import { Accounts } from '../app/callers/Accounts';
import { createJobRunner } from '../app/queue/createJobRunner';
import { jobDocument, newJobPath } from '../app/queue/jobDocument';
import { jobs } from '../jobs/jobs';
import { runTestJobs } from './runTestJobs';
import type { TestFirebase } from './startTestFirebase';

/** Works off the queue as it would be worked off so much later, with one job more when one is named. */
export async function runJobsLater(
  firebase: TestFirebase,
  laterMs: number,
  { name, input = {} }: { name?: string; input?: object } = {},
): Promise<void> {
  const { projectId, origin, serviceToken, commandServer } = firebase;
  const { db, files, search } = commandServer!;
  const clock = () => new Date(Date.now() + laterMs);
  const now = clock();
  if (name !== undefined)
    await db.doc(newJobPath()).create(jobDocument(name, input, { now, at: now }));
  if (laterMs === 0) return runTestJobs(firebase);
  const accounts = new Accounts({ projectId, embedded: { origin, serviceToken } });
  const runner = createJobRunner({
    db,
    files,
    accounts,
    search,
    jobs,
    clock,
    log: (line, about) => about?.severity === 'INFO' || console.error(line),
  });
  await runTestJobs(firebase, { runner, clock });
}
