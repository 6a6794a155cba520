import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFlush } from './DiskFlush';

test('those who ask while a flush waits share it, later ones get their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flush-'));
  await writeFile(join(folder, 'log'), 'x');
  const disk = new DiskFlush(join(folder, 'log'));
  const first = disk.flush();
  expect(disk.flush()).toBe(first);
  await first;
  const second = disk.flush();
  expect(second).not.toBe(first);
  await second;
  disk.close();
  await rm(folder, { recursive: true });
});

test('a flush that failed tells those who waited, and the next one tries again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flush-'));
  const disk = new DiskFlush(join(folder, 'log'));
  await expect(disk.flush()).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'log'), 'x');
  await expect(disk.flush()).resolves.toBeUndefined();
  disk.close();
  await rm(folder, { recursive: true });
});

test('a database in memory has nothing to flush', async () => {
  await expect(new DiskFlush(null).flush()).resolves.toBeUndefined();
});
