import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/folders';
import { workspaces } from '../../build/workspaces';
import { linkTree } from '../../test/linkTree';

/** What is committed here, in a folder that may be thrown away, with the packages that are installed here. */
export function cloneForTrial(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  for (const place of ['.', ...workspaces()]) {
    const installed = join(root, place, 'node_modules');
    if (existsSync(installed)) linkTree(installed, join(folder, place, 'node_modules'));
  }
}
