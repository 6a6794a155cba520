import { buildFolder, readBuild } from '../build/describeBuild';
import { packageFolder, packageName, root } from '../build/folders';
import { isBuilt } from '../build/isBuilt';
import type { Publication } from './publish';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';
import { readCommit, versionOf } from './versionOf';

/**
 * The build of a package as it may be released: of the sources as they are and, where others see it, of a commit.
 * @throws ReleaseRefused when it is not
 */
export async function readPublication(
  name: string,
  { isPublic }: Pick<ReleaseTarget, 'isPublic'>,
): Promise<Publication> {
  if (!(await isBuilt(name)))
    throw new ReleaseRefused(
      `${name} is not built from its sources as they are.`,
      `Run: npm run build${packageFolder(name) === root ? '' : ` -w ${packageName(name)}`}`,
    );
  const commit = readCommit(name);
  if (isPublic && !commit?.isClean)
    throw new ReleaseRefused(
      `${name} is not at a commit, and what others see must be.`,
      'Commit, build, release.',
    );
  const version = await versionOf(name, commit, (await readBuild(buildFolder(name))).digest);
  return { name, version, commit: commit?.isClean ? commit.sha : undefined };
}
