import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../release/buildAll';
import { root } from '../release/folders';
import { workspaces } from '../release/workspaces';
import { ensureChromium } from './ensureChromium';
import { type Counts, countJest, countPlaywright } from './readCounts';
import { runCommand } from './runCommand';

export type Step = { name: string; run: () => Promise<Counts> };

const results = join(root, 'dist/test-results');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const prettierCache = join(root, 'node_modules/.cache/prettier.json');

/** Runs commands that either pass or fail as a whole; each counts as one. */
async function wholes(commands: [string, ...string[]][]): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const [command, ...args] of commands)
    counts[(await runCommand(command, args)) === 0 ? 'passed' : 'failed'] += 1;
  return counts;
}

/** The steps of the test command, in order; each returns how many checks passed and failed. */
export const steps: Step[] = [
  // One program over every package, programs and configurations included: each file is read once.
  { name: 'types', run: () => wholes([[bin('tsc'), '-p', '.']]) },
  {
    name: 'lint',
    run: () =>
      wholes([
        [bin('oxlint')],
        [bin('knip')],
        [
          bin('prettier'),
          '--check',
          '--log-level',
          'warn',
          '--cache',
          '--cache-location',
          prettierCache,
          '.',
        ],
      ]),
  },
  {
    name: 'imports',
    run: () =>
      wholes([
        // Whole folders: benchmarks, fonts and configurations beside `src` keep the rules too.
        [bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...workspaces()],
      ]),
  },
  {
    name: 'units',
    run: async () => {
      const file = join(results, 'jest.json');
      const status = await runCommand(bin('jest'), [
        '--json',
        `--outputFile=${file}`,
        `--maxWorkers=${Math.max(1, Math.min(4, cpus().length))}`,
      ]);
      return countJest(file, status);
    },
  },
  {
    name: 'recorded',
    run: () =>
      wholes([
        [process.execPath, '--import', 'tsx', 'backend/local-firebase/conformance/check.ts'],
      ]),
  },
  {
    name: 'budgets',
    run: async () => {
      await buildAll();
      return wholes([[bin('size-limit')]]);
    },
  },
  {
    name: 'journeys',
    run: async () => {
      await buildAll();
      const chromium = await ensureChromium();
      const file = join(results, 'playwright.json');
      const status = await runCommand(
        bin('playwright'),
        ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
        {
          environment: {
            CHROMIUM_PATH: chromium,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          },
        },
      );
      return countPlaywright(file, status);
    },
  },
];
