import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/folders';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'anunturi-leftovers-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Runs two files in one worker, the first of which leaves something; answers with what Jest printed. */
async function runBoth(environment: 'node' | 'jsdom', first: string, second: string) {
  const config = `module.exports = { ...require(${JSON.stringify(join(root, 'tooling/jest/createJestConfig.cjs'))})({ folder: __dirname, environment: '${environment}' }), rootDir: __dirname, testPathIgnorePatterns: [], testSequencer: __dirname + '/byName.cjs' };`;
  const byName = `module.exports = class extends require(${JSON.stringify(require.resolve('@jest/test-sequencer', { paths: [require.resolve('jest')] }))}).default { sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); } };`;
  const files = {
    'jest.config.cjs': config,
    'byName.cjs': byName,
    'a.test.ts': first,
    'b.test.ts': second,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  return promisify(execFile)(process.execPath, [jest, '--runInBand'], {
    cwd: folder,
  }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test.each([
  [
    'node',
    'a global, a module of Node and a package',
    `import fs from 'node:fs'; const semver = require('semver');
     test('leaves', () => { Date.now = () => 1; Object.assign(Array.prototype, { mine: 1 }); fs.existsSync = () => true; semver.valid = () => 'always'; });`,
    `const semver = require('semver'); test('meets nothing', () => { expect(semver.valid('x')).toBe(null); expect(Date.now()).toBeGreaterThan(1); expect([].mine).toBe(undefined); });`,
    ['Date.now', 'Array.prototype.mine', 'node:fs.existsSync', 'semver'],
  ],
  [
    'jsdom',
    'a package',
    `import React from 'react'; test('leaves', () => { React.useId = () => 'one'; });`,
    `import React from 'react'; test('meets nothing', () => expect(String(React.useId)).not.toContain('one'));`,
    ['react', 'useId'],
  ],
] as const)(
  'in %s a file that leaves %s changed fails, and the next one does not meet it',
  async (environment, _what, first, second, named) => {
    const printed = await runBoth(environment, first, second);
    for (const name of named) expect(printed).toContain(name);
    expect(printed).toContain('FAIL ./a.test.ts');
    expect(printed).toContain('PASS ./b.test.ts');
  },
);
