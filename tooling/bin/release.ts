// `npm run release -- blog [--to folder|gs://bucket]`, and what is done with releases afterwards: docs/platform.md.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { buildFolder, readBuild } from '../build/describeBuild';
import { isBuilt } from '../build/buildPackage';
import { buildNames, packageName } from '../build/folders';
import { type Change, promote, release, rollBack, setCanary } from '../release/acts';
import { openTarget } from '../release/openTarget';
import { ReleaseRefused } from '../release/ReleaseTarget';
import { releaseStatus } from '../release/releaseStatus';
import { readCommit, versionOf } from '../release/versionOf';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, version: { type: 'string' } },
});
const [command = '', name = '', share = ''] = positionals;
const target = openTarget(values.to);
const context = { target, by: userInfo().username };

const usage = `npm run release -- <name> [--to folder|gs://bucket/folder]   publish the build and make it live
npm run release:canary -- <name> <0-100>                     publish it for so many of a hundred visitors; 0 ends it
npm run release:promote -- <name>                            make the canary live
npm run release:rollback -- <name> [--version 1.0.0-abc]     make the version before live again
npm run release:status                                       what is live, since when, for whom
<name> is one of ${buildNames.join(', ')}`;

try {
  if (command !== 'status' && !buildNames.includes(name)) throw new ReleaseRefused(usage);
  switch (command) {
    case 'release':
      say(await release(await publication(), context));
      break;
    case 'canary': {
      const percent = Number(share);
      if (!share || !Number.isInteger(percent) || percent < 0 || percent > 100)
        throw new ReleaseRefused(usage);
      const version = await setCanary(percent ? await publication() : { name }, percent, context);
      console.log(
        percent
          ? `${name} ${version} is shown to ${percent} of 100 visitors at ${target.name}.`
          : `The canary ${name} ${version} is over at ${target.name}.`,
      );
      break;
    }
    case 'promote':
      say(await promote(name, context));
      break;
    case 'rollback':
      say(await rollBack(name, context, values.version));
      break;
    case 'status':
      console.log(await releaseStatus(target));
      break;
    default:
      throw new ReleaseRefused(usage);
  }
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What is released is what the sources are: a build of other sources is refused. */
async function publication() {
  if (!(await isBuilt(name)))
    throw new ReleaseRefused(
      `${name} is not built from its sources as they are. Run: npm run build -w ${packageName(name)}`,
    );
  const commit = readCommit(name);
  if (target.isPublic && !commit?.isClean)
    throw new ReleaseRefused(
      `${name} is not at a commit. What others see must be: commit, build, release.`,
    );
  const version = await versionOf(name, commit, (await readBuild(buildFolder(name))).digest);
  return { name, version, commit: commit?.isClean ? commit.sha : undefined };
}

function say({ name: part, before, now }: Change): void {
  console.log(
    before === now
      ? `${part} ${now} was live already at ${target.name}.`
      : `${part}: ${before ?? 'nothing'} → ${now} at ${target.name}.`,
  );
}
