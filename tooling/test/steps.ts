import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import prepareSite from '../../e2e/support/prepareSite';
import { type BuildAllOptions, buildAll } from '../build/buildAll';
import { root } from '../build/folders';
import { optimiseLate } from '../build/optimiseLate';
import { workspaces } from '../build/workspaces';
import { ensureChromium } from './ensureChromium';
import { ensureEngines } from './ensureEngines';
import { ensurePostgres } from './ensurePostgres';
import { ensureReaders } from './ensureReaders';
import { type Counts, countJest, countPlaywright } from './readCounts';
import { runCommand } from './runCommand';
import { runPostgres } from './runPostgres';
import { runReaders } from './runReaders';

/** Gets what a step has to say; a step without one shows it at once. */
export type OnOutput = ((text: string) => void) | undefined;

export type Step = {
  name: string;
  /** How many processors it keeps busy (0: it waits for others); `runSteps` takes as many as there are. */
  processors: number;
  /** Steps that are done before, when they run at all. */
  after?: string[];
  run: (onOutput: OnOutput) => Promise<Counts>;
};

/** Two of the smallest machine that the suite is meant for. */
const ALL = 2;
const results = join(root, 'dist/test-results');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const shown = (text: string) => void process.stdout.write(text);

/** What earlier steps of this run have made ready for later ones. */
let engines: Awaited<ReturnType<typeof ensureEngines>> | undefined;
let built: Promise<void> | undefined;
let seeded: Promise<void> | undefined;
/** Steps that were named may run side by side without the one that builds: the first of them builds. */
const buildOnce = (options?: BuildAllOptions) => (built ??= buildAll(options));
const seedOnce = () => (seeded ??= prepareSite());

/** Runs commands that either pass or fail as a whole; each counts as one. */
const wholes =
  (...commands: [string, ...string[]][]) =>
  async (onOutput: OnOutput): Promise<Counts> => {
    const counts = { passed: 0, failed: 0, failures: [] as string[] };
    for (const [command, ...args] of commands) {
      let said = '';
      const status = await runCommand(command, args, {
        onOutput: (text) => {
          said += text;
          (onOutput ?? shown)(text);
        },
      });
      counts[status === 0 ? 'passed' : 'failed'] += 1;
      if (status !== 0) counts.failures.push(`${[basename(command), ...args].join(' ')}\n${said}`);
    }
    return counts;
  };

type Journeys = {
  config: string;
  fileName: string;
  environment?: Record<string, string>;
  /** Folders or files, by a part of their path; all unless told. */
  only?: readonly string[];
};

/** Runs a set of journeys, and counts them. */
async function journeys(
  { config, fileName, environment = {}, only = [] }: Journeys,
  onOutput?: OnOutput,
): Promise<Counts> {
  await seedOnce();
  const file = join(results, fileName);
  const status = await runCommand(
    bin('playwright'),
    ['test', '-c', config, '--reporter=list,json', ...only],
    {
      environment: {
        ...environment,
        SEEDED: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
      ...(onOutput && { onOutput }),
    },
  );
  return countPlaywright(file, status);
}

/** Runs unit tests: all, or those files. */
export async function runUnits(only: readonly string[] = []): Promise<Counts> {
  const file = join(results, 'jest.json');
  const status = await runCommand(process.execPath, [
    ...optimiseLate,
    join(root, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${file}`,
    // One more than there are processors: each waits for a server or a timer now and then.
    `--maxWorkers=${Math.min(4, cpus().length + 1)}`,
    ...(only.length > 0 ? ['--runTestsByPath', ...only] : []),
  ]);
  return countJest(file, status);
}

/** Runs journeys in Chromium: all, or those whose path contains one of the words. */
export async function runJourneys(only: readonly string[] = []): Promise<Counts> {
  await buildOnce();
  await ensureChromium();
  return journeys({ config: 'e2e/playwright.config.ts', fileName: 'playwright.json', only });
}

/**
 * The steps of the test command; each returns how many checks passed and failed. The large ones come as early as they can, so
 * that there are always small ones left to run beside them.
 */
export const steps: Step[] = [
  {
    name: 'installs',
    // It waits for a mirror and a disk.
    processors: 0,
    run: async (onOutput = shown) => {
      engines = await ensureEngines(onOutput);
      await ensurePostgres(onOutput);
      await ensureReaders(onOutput);
      await ensureChromium(onOutput);
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'units',
    processors: ALL,
    run: () => runUnits(),
  },
  {
    name: 'build',
    processors: 1,
    run: async (onOutput) => {
      await buildOnce({ atOnce: 1, onOutput });
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'seed',
    processors: 1,
    after: ['build'],
    run: async (onOutput) => {
      await buildOnce({ onOutput });
      await seedOnce();
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'journeys',
    processors: ALL,
    after: ['installs', 'build', 'seed'],
    run: () => runJourneys(),
  },
  {
    name: 'engines',
    processors: 1,
    after: ['installs', 'build', 'seed'],
    run: async (onOutput) => {
      await buildOnce({ onOutput });
      engines ??= await ensureEngines(onOutput ?? shown);
      if (engines.length === 0) return { passed: 0, failed: 0, isSkipped: true };
      const environment = { ENGINES: engines.join() };
      const config = 'e2e/engines/engines.config.ts';
      return journeys({ config, fileName: 'engines.json', environment }, onOutput);
    },
  },
  {
    name: 'postgres',
    processors: ALL,
    after: ['installs'],
    run: async (onOutput) => {
      const programs = await ensurePostgres(onOutput ?? shown);
      if (!programs) return { passed: 0, failed: 0, isSkipped: true };
      return runPostgres(programs, onOutput);
    },
  },
  {
    name: 'readers',
    processors: 1,
    after: ['installs'],
    run: async (onOutput) => {
      if (!(await ensureReaders(onOutput ?? shown)))
        return { passed: 0, failed: 0, isSkipped: true };
      return runReaders(onOutput);
    },
  },
  // One program over every package, programs and configurations included: each file is read once.
  { name: 'types', processors: 1, run: wholes([bin('tsc'), '-p', '.', '--singleThreaded']) },
  {
    name: 'lint',
    processors: 1,
    run: wholes(
      [bin('oxlint'), '--threads=1'],
      [bin('knip')],
      [bin('knip'), '--production', '--files', '--exports'],
      [bin('oxfmt'), '--check', '--threads=1'],
    ),
  },
  {
    name: 'imports',
    processors: 1,
    // Whole folders: benchmarks, fonts and configurations beside `src` keep the rules too.
    run: wholes([bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...workspaces()]),
  },
  {
    name: 'recorded',
    processors: 1,
    run: wholes([process.execPath, '--import', 'tsx', 'local-firebase/conformance/check.ts']),
  },
  {
    name: 'budgets',
    processors: 1,
    after: ['build'],
    run: async (onOutput) => {
      await buildOnce({ onOutput });
      return wholes([bin('size-limit')])(onOutput);
    },
  },
  {
    name: 'browsers',
    processors: 1,
    after: ['build'],
    run: async (onOutput) => {
      await buildOnce({ onOutput });
      return wholes([process.execPath, '--import', 'tsx', 'tooling/browsers/checkBrowsers.ts'])(
        onOutput,
      );
    },
  },
  {
    name: 'reproducible',
    processors: 1,
    after: ['build'],
    run: wholes([process.execPath, '--import', 'tsx', 'tooling/test/buildElsewhere.ts']),
  },
];
