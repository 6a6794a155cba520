// `npm run versions`: says which packages get which version and what their changelogs would say, and changes nothing. `-- --write`
// writes that into the working tree; `-- --push` tags the versions of the present commit and pushes, and nothing else does.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { latestEntry, tagOf } from '../changelog/latestEntry';
import {
  manifestsOf,
  nextVersions,
  type NextVersion,
  readChangelog,
  takeVersions,
} from '../changelog/nextVersions';
import { installOnDemand } from '../on-demand/installOnDemand';

reportFailures('npm run versions [-- --write | --push]');

/** Lines of an entry that are said; all of them stand in the file. */
const SHOWN_LINES = 8;

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    push: { type: 'boolean', default: false },
  },
});
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

if (values.push) await pushVersions();
else
  await nextVersions(await installOnDemand('lerna'), async (versions, clone) => {
    console.log(versions.map(describe).join('\n') || 'No package has changed since its version.');
    if (versions.length === 0) return;
    if (values.write) await takeVersions(versions, clone);
    console.log(
      values.write
        ? '\nWritten. Look at it, commit it, then: npm run versions -- --push'
        : '\nNothing is changed; commits alone count. To write this: npm run versions -- --write',
    );
  });

function describe({ name, before, entry: { version, lines } }: NextVersion): string {
  const more = lines.length - SHOWN_LINES;
  return [
    `${name} ${before} → ${version}`,
    ...lines.slice(0, SHOWN_LINES).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} lines more`] : []),
  ].join('\n');
}

/** Tags each version that has none yet at the present commit, and pushes branch and tags. */
async function pushVersions(): Promise<void> {
  if (git('status', '--porcelain') !== '')
    throw new ExpectedFailure('There are changes that no commit has.', 'Commit them first.');
  const tags = git('tag').split('\n');
  const made: string[] = [];
  for (const [folder, { name, version }] of await manifestsOf(root)) {
    const tag = tagOf(name, version);
    if (latestEntry(await readChangelog(root, folder))?.version !== version)
      throw new ExpectedFailure(`${tag} has no entry.`, 'Write it: npm run versions -- --write');
    if (!tags.includes(tag)) made.push(tag);
  }
  for (const tag of made) git('tag', '--annotate', '--message', tag, tag);
  git('push', '--atomic', 'origin', 'HEAD', ...made);
  console.log(made.length > 0 ? `Pushed: ${made.join(', ')}` : 'Every version had its tag.');
}
