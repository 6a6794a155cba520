import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { watchReads } from '../testing/watchReads';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const HOUR_MS = 60 * 60 * 1000;

/** What is left after the job, so many hours later. */
async function remainingAfter(hours: number): Promise<string[]> {
  await runJobsLater(firebase, hours * HOUR_MS, { name: 'removeArchiveOrphans' });
  const { files } = await firebase.commandServer!.files.listPage('archive/');
  return files.map(({ path }) => path).sort();
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
  const reads = await watchReads(async () => expect(await remainingAfter(25)).toEqual([named]));
  expect(reads.alone('users/')).toEqual([]);
  expect(reads.together('users/')).toHaveLength(1); // both entries
});
