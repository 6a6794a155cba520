import { readFile } from 'node:fs/promises';

/** Counts of a jest run; a run that could not even start its files has failed. */
export async function countJest(file, status) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await read(file);
  return honest(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    status,
  );
}

/** Counts of a playwright run. */
export async function countPlaywright(file, status) {
  const { stats } = await read(file);
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, status);
}

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** A failing exit status never counts as all passed. */
function honest(counts, status) {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
