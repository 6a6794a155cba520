import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type compiledStart from './compiledStart.cjs';
import { root } from '../build/folders';

const own = [
  'tooling/bundle/compiledStart.cjs',
  'tooling/build/stampOf.cjs',
  'tooling/build/repository.cjs',
];
const load = createRequire(__filename);
const startIn = (place: string) => load(join(place, own[0]!)) as typeof compiledStart;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compiled-start-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('programs are compiled anew in a folder that was moved or copied, since they name the folder', () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const file of own) {
    mkdirSync(dirname(join(first, file)), { recursive: true });
    cpSync(join(root, file), join(first, file));
  }
  const { folder: programs, madeOf, describeSources, isCompiled } = startIn(first);
  expect(isCompiled()).toBe(false);
  mkdirSync(programs, { recursive: true });
  writeFileSync(madeOf, JSON.stringify(describeSources(own)));
  expect(isCompiled()).toBe(true);
  cpSync(first, second, { recursive: true });
  expect(startIn(second).isCompiled()).toBe(false);
});
