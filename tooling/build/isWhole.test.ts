import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../release/testing/writeBuild';
import { isWhole } from './isWhole';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'whole-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a build is judged by its files: one that is missing or was written over is no build', async () => {
  const build = writeBuild(folder, 'shell', 'a');
  expect(await isWhole(build)).toBe(true);
  writeFileSync(join(build, 'assets.json'), '"of a development server"');
  expect(await isWhole(build)).toBe(false);
  writeBuild(folder, 'shell', 'a');
  rmSync(join(build, 'static'), { recursive: true });
  expect(await isWhole(build)).toBe(false);
  writeBuild(folder, 'shell', 'a');
  rmSync(join(build, 'build.json'));
  expect(await isWhole(build)).toBe(false);
});
