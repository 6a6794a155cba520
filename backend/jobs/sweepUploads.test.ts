import { Accounts } from '../app/Accounts';
import { createJobRunner } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { jobDocument, newJobPath } from '../app/jobDocument';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { sweepUploads } from './sweepUploads';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const HOUR_MS = 60 * 60 * 1000;
const swept = ['uploads/ana/one', 'staged/ana/p.webp', 'test-upload/ana/proba.png'];
const lasting = ['archive/ana/act1.pdf', 'listings/ana/x/p.webp'];

async function sweep(hoursLater: number): Promise<string[]> {
  const { projectId, origin, serviceToken, commandServer } = firebase;
  const { db, files } = commandServer!;
  const clock = () => new Date(Date.now() + hoursLater * HOUR_MS);
  const embedded = { origin, serviceToken };
  const accounts = new Accounts({ projectId, embedded });
  const jobs = [sweepUploads as Job];
  const runner = createJobRunner({ db, files, accounts, jobs, clock, log: console.error });
  const now = clock();
  await db.doc(newJobPath()).create(jobDocument('sweepUploads', {}, { now, at: now }));
  while ((await runner.runDue()) > 0);
  const found = await Promise.all(
    [...swept, ...lasting].map(async (path) => ((await files.exists(path)) ? [path] : [])),
  );
  return found.flat();
}

test('what was only sent, prepared or tried is gone within a day, and what is kept stays', async () => {
  for (const path of [...swept, ...lasting])
    await firebase.commandServer!.files.create(path, Buffer.from('x'), 'image/webp');
  expect(await sweep(1)).toEqual([...swept, ...lasting]);
  expect(await sweep(23)).toEqual(lasting);
});
