// `npm run affected -- origin/main`: which packages, unit tests and journeys the changes since a commit touch; with `--run` it runs
// them, with `--remotes` it names the remotes alone, as the workflow of pull requests does.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { findAffected } from '../affected/findAffected';
import { readImports } from '../affected/readImports';
import { stepsFor } from '../affected/stepsFor';
import { remotes, root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { runAndReport } from '../test/runAndReport';

reportFailures('npm run affected -- <commit or branch> [--run | --remotes]');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    run: { type: 'boolean', default: false },
    remotes: { type: 'boolean', default: false },
  },
});
const [base = 'origin/main'] = positionals;
const changed = changedSince(base);
const affected = findAffected(changed, {
  imports: await readImports(),
  workspaces: workspaces(),
  remotes,
});
const steps = stepsFor(affected);
const { whole, packages, tests, journeys } = affected;
if (values.remotes) {
  const touched = remotes.filter((name) => whole || packages.includes(`remote-${name}`));
  console.log(touched.join('\n'));
  process.exit();
}
console.log(
  [
    `${changed.length} files changed since ${base}.`,
    ...(whole
      ? [`Everything is tested: ${whole}.`]
      : [
          `packages   ${packages.join(', ') || 'none'}`,
          `unit tests ${tests.length}${values.run ? '' : tests.map((file) => `\n  ${file}`).join('')}`,
          `journeys   ${journeys ? journeys.join(', ') || 'none' : 'all'}`,
        ]),
    `steps      ${steps.map(({ name }) => name).join(', ')}`,
  ].join('\n'),
);
if (values.run) process.exit(await runAndReport(steps));

/** Files that differ from where the branch left `commit`, deleted and not yet committed ones as well. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  try {
    const from = git('merge-base', commit, 'HEAD').trim();
    const names = `${git('diff', '--name-only', '--no-renames', from)}${git('ls-files', '--others', '--exclude-standard')}`;
    return [...new Set(names.split('\n').filter(Boolean))].sort();
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new ExpectedFailure(
      `${commit} cannot be compared with: ${said}`,
      'Name a commit: npm run affected -- origin/main',
    );
  }
}
