import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampBuild } from './stampBuild';

const folder = mkdtempSync(join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));
const source = join(folder, 'source.ts');
const of = {
  name: 'blog',
  file: join(folder, 'build.stamp'),
  stampOf: () => `made of ${readFileSync(source, 'utf8')}`,
};

test('a build says what it was made of; one whose sources changed meanwhile is none, also once they are as before', async () => {
  writeFileSync(source, 'one');
  await stampBuild(of, async () => {});
  expect(readFileSync(of.file, 'utf8')).toBe('made of one');
  const changing = stampBuild(of, async () => writeFileSync(source, 'two'));
  await expect(changing).rejects.toThrow('The sources of blog changed while it was built.');
  writeFileSync(source, 'one');
  expect(existsSync(of.file)).toBe(false);
});

test('a build that fails leaves none', async () => {
  await stampBuild(of, async () => {});
  const failing = stampBuild(of, async () => {
    throw new Error('no compiler');
  });
  await expect(failing).rejects.toThrow('no compiler');
  expect(existsSync(of.file)).toBe(false);
});
