import { relative } from 'node:path';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';

/** How many checks of a step passed and failed. */
export type Counts = {
  passed: number;
  failed: number;
  /** What failed and why, said once more at the end of the run: a long run's middle is rarely read. */
  failures?: string[];
  /** Nothing could be tried here, and the step has said why. */
  isSkipped?: true;
};

type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** A file that could not be run has failed without a test that did. */
  testResults: { name: string; status: string; message: string }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: PlaywrightTest[] }[];
};
type PlaywrightTest = { projectName: string; results: { errors: { message?: string }[] }[] };
type PlaywrightResult = {
  /** Of what runs before all tests, and of files that cannot be read. */
  errors: { message?: string }[];
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

/** Counts of a jest run; a run that could not even start its files has failed. */
export async function countJest(file: string, status: number): Promise<Counts> {
  const result = await readJson<JestResult>(file);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const failures = result.testResults
    .filter((each) => each.status === 'failed')
    .map(({ name, message }) => `${relative(root, name)}\n${message.trim()}`);
  return honest({ passed: result.numPassedTests, failed, failures }, status);
}

/** Counts of a playwright run. */
export async function countPlaywright(file: string, status: number): Promise<Counts> {
  const { errors, stats, suites } = await readJson<PlaywrightResult>(file);
  const failures = [...errors.map(({ message = '' }) => message), ...suites.flatMap(failuresOf)];
  return honest(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures },
    status,
  );
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const where = tests.map(({ projectName }) => projectName).join(' ');
      const said = tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      );
      return `${file} ${where}\n${title}\n${said.join('\n')}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A failing exit status never counts as all passed. */
function honest(counts: Counts, status: number): Counts {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
