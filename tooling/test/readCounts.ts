import { readJson } from '../build/readJson';

/** How many checks of a step passed and failed. */
export type Counts = {
  passed: number;
  failed: number;
  /** Nothing could be tried here, and the step has said why. */
  isSkipped?: true;
};

type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};
type PlaywrightResult = { stats: { expected: number; flaky: number; unexpected: number } };

/** Counts of a jest run; a run that could not even start its files has failed. */
export async function countJest(file: string, status: number): Promise<Counts> {
  const result = await readJson<JestResult>(file);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return honest({ passed: result.numPassedTests, failed }, status);
}

/** Counts of a playwright run. */
export async function countPlaywright(file: string, status: number): Promise<Counts> {
  const { stats } = await readJson<PlaywrightResult>(file);
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, status);
}

/** A failing exit status never counts as all passed. */
function honest(counts: Counts, status: number): Counts {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
