import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { packageFolder, root } from '../build/folders';
import { readJson } from '../build/readJson';
import { sharedSources } from '../build/sourceStamp';

/** The commit that a package's sources are at, and whether they are as it has them; null outside a repository. */
export type Commit = { sha: string; isClean: boolean };

export function readCommit(name: string): Commit | null {
  const sources = [packageFolder(name), ...sharedSources].map(
    (folder) => relative(root, folder) || '.',
  );
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return {
      sha: git('rev-parse', 'HEAD').trim(),
      isClean: git('status', '--porcelain', '--', ...sources) === '',
    };
  } catch {
    return null; // sources that were copied without their history
  }
}

/** `1.2.0-3fa9c1d2`: the package's number and the commit; without one, or with changes beside it, a hash of what was built. */
export async function versionOf(
  name: string,
  commit: Commit | null,
  digest: string,
): Promise<string> {
  const { version } = await readJson<{ version: string }>(
    join(packageFolder(name), 'package.json'),
  );
  const files = digest.slice(0, 8);
  if (!commit) return `${version}-${files}`;
  return `${version}-${commit.sha.slice(0, 8)}${commit.isClean ? '' : `.${files}`}`;
}
