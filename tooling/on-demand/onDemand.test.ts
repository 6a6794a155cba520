/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';

type Manifest = { dependencies: Record<string, string> };
type Lock = { packages: Record<string, { version?: string; resolved?: string }> };

const readText = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const readLock = (...path: string[]) => JSON.parse(readText(...path, 'package-lock.json')) as Lock;
const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(folders)('what %s installs is pinned, and nobody else has it', (name) => {
  const folder = ['tooling/on-demand', name];
  const { dependencies } = JSON.parse(readText(...folder, 'package.json')) as Manifest;
  const { packages } = readLock(...folder);
  const everybody = readLock().packages;
  for (const [dependency, version] of Object.entries(dependencies)) {
    expect(packages[`node_modules/${dependency}`]?.version).toBe(version);
    expect(everybody).not.toHaveProperty([`node_modules/${dependency}`]);
  }
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test.each(folders)('%s is installed by the settings of the repository', (name) => {
  const settings = readText('.npmrc').replaceAll(/^;.*\n/gm, '');
  expect(readText('tooling/on-demand', name, '.npmrc')).toBe(settings);
});
