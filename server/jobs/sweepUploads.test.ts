import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const HOUR_MS = 60 * 60 * 1000;
const swept = ['uploads/ana/one', 'staged/ana/p.webp', 'test-upload/ana/proba.png'];
const lasting = ['archive/ana/act1.pdf', 'listings/ana/x/p.webp'];

async function sweep(hoursLater: number): Promise<string[]> {
  const { files } = firebase.commandServer!;
  await runJobsLater(firebase, hoursLater * HOUR_MS, { name: 'sweepUploads' });
  const found = await Promise.all(
    [...swept, ...lasting].map(async (path) => ((await files.exists(path)) ? [path] : [])),
  );
  return found.flat();
}

test('an upload whose address does not answer stays booked and holds up no other', async () => {
  const past = { uid: 'ana', sizeBytes: 1, purpose: 'photo', forgetAt: new Date(0) };
  const address = 'http://127.0.0.1:1/nobody';
  await firebase.seed('uploads/away', { ...past, address });
  await firebase.seed('uploads/gone', { ...past, forgetAt: new Date(1) });
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await sweep(0);
  said.mockRestore();
  expect(await firebase.read('uploads/away')).not.toBeNull();
  expect(await firebase.read('uploads/gone')).toBeNull();
  await firebase.owner.delete('uploads/away');
});

test('what was only sent, prepared or tried is gone within a day, and what is kept stays', async () => {
  for (const path of [...swept, ...lasting])
    await firebase.commandServer!.files.create(path, Buffer.from('x'), 'image/webp');
  expect(await sweep(1)).toEqual([...swept, ...lasting]);
  expect(await sweep(23)).toEqual(lasting);
});
