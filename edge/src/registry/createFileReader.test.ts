import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileReader } from './createFileReader';

const folder = mkdtempSync(join(tmpdir(), 'edge-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'live.json');
const createReader = () =>
  createFileReader(file, { parse: (raw) => raw, fallback: () => 'fallback' });

test('who asks after an edit has what it says, however many were asking before', async () => {
  writeFileSync(file, '"before"');
  const read = createReader();
  await read();
  const before = await fs.promises.stat(file);
  let endLook = () => {};
  const looks = jest
    .spyOn(fs.promises, 'stat')
    .mockReturnValueOnce(new Promise((resolve) => (endLook = () => resolve(before))));
  const under = read();
  await Promise.resolve(); // the look of that one has begun
  expect(looks).toHaveBeenCalledTimes(1);
  writeFileSync(file, '"after it"');
  const after = read();
  endLook();
  expect(await after).toBe('after it');
  await under;
  looks.mockRestore();
});

test('a crowd looks at the file once or twice, not once each', async () => {
  writeFileSync(file, '1');
  const looks = jest.spyOn(fs.promises, 'stat');
  const read = createReader();
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill(1));
  expect(looks.mock.calls.length).toBeLessThan(3);
  expect(looks.mock.calls.length).toBeGreaterThan(0);
  looks.mockRestore();
});

test('a read that failed is tried again by the next who asks, and the log says so once', async () => {
  writeFileSync(file, '"whole"');
  const error = jest.spyOn(console, 'error').mockImplementation();
  const reads = jest.spyOn(fs.promises, 'readFile');
  const fail = () => reads.mockRejectedValueOnce(new Error('EIO'));
  const read = createReader();
  const said = [];
  for (const isFailing of [true, true, false, false]) {
    if (isFailing) fail();
    said.push(await read());
  }
  expect(said).toEqual(['fallback', 'fallback', 'whole', 'whole']);
  expect([error.mock.calls.length, reads.mock.calls.length]).toEqual([1, 3]);
  writeFileSync(file, '"another"');
  fail();
  expect([await read(), await read()]).toEqual(['whole', 'another']);
  expect(error).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('a file that is missing is spoken of once, however often it is asked for', async () => {
  rmSync(file);
  const error = jest.spyOn(console, 'error').mockImplementation();
  const read = createReader();
  expect([await read(), await read()]).toEqual(['fallback', 'fallback']);
  expect(error).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
