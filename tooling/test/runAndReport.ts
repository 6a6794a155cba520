import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { runSteps } from './runSteps';
import type { Step } from './steps';
import { sumUp } from './sumUp';

/** Two processors and one step more: each waits for a disk, a timer or a page now and then. */
const atOnce = Math.min(2, cpus().length) + 1;

/** Runs steps of the test command and prints their table. @returns the exit status */
export async function runAndReport(steps: readonly Step[]): Promise<0 | 1> {
  const results = join(root, 'dist/test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const startedAt = Date.now();
  const done = await runSteps(steps, atOnce, (text) => process.stdout.write(text));
  const { text, status } = sumUp(done, (Date.now() - startedAt) / 1000);
  console.log(`\n${text}`);
  return status;
}
