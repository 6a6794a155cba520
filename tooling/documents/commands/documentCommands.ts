import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/folders';
import { type DocumentCommand, readCommands } from './readCommands';

/** Say what was once decided, or stand for a package that is made later. */
const notTried = /^docs\/decisions\/|^tooling\/new-remote\/template\/|CHANGELOG/;

/** Every command that a document of the repository tells a person to run, in the order of the documents. */
export function documentCommands(): DocumentCommand[] {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .filter((file) => !notTried.test(file))
    .flatMap((file) => readCommands(file, readFileSync(join(root, file), 'utf8')));
}
