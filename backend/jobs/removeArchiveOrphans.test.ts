import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { Accounts } from '../app/Accounts';
import { createJobRunner } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { jobDocument, newJobPath } from '../app/jobDocument';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { removeArchiveOrphans } from './removeArchiveOrphans';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const HOUR_MS = 60 * 60 * 1000;

/** What is left after the job, so many hours later. */
async function remainingAfter(hours: number): Promise<string[]> {
  const { projectId, origin, serviceToken, commandServer } = firebase;
  const { db, files } = commandServer!;
  const clock = () => new Date(Date.now() + hours * HOUR_MS);
  const accounts = new Accounts({ projectId, embedded: { origin, serviceToken } });
  const jobs = [removeArchiveOrphans as Job];
  const runner = createJobRunner({ db, files, accounts, jobs, clock, log: console.error });
  const now = clock();
  await db.doc(newJobPath()).create(jobDocument('removeArchiveOrphans', {}, { now, at: now }));
  while ((await runner.runDue()) > 0);
  return (await files.list('archive/')).map(({ path }) => path).sort();
}

test('a kept file without its entry goes after a day, and one with its entry stays', async () => {
  const [named, stray] = ['archive/ana/act1.pdf', 'archive/ana/stray1.pdf'];
  for (const path of [named, stray])
    await firebase.commandServer!.files.create(path, Buffer.from('%PDF'), 'application/pdf');
  await firebase.seed(documentPaths.archiveEntry('ana', 'act1'), {
    ...sampleArchiveEntry,
    path: named,
  });
  expect(await remainingAfter(1)).toEqual([named, stray]);
  expect(await remainingAfter(25)).toEqual([named]);
});
