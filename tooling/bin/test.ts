// `npm test`: builds, types, lint, import rules, recorded answers, size budgets, unit, component and rules tests, browser journeys, a few
// of them in Firefox and WebKit too.
// `npm test -- journeys` (or another step's name) runs only that step.
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { runSteps } from '../test/runSteps';
import { steps } from '../test/steps';
import { sumUp } from '../test/sumUp';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  const names = steps.map(({ name }) => name).join(', ');
  throw new ExpectedFailure(`"${wanted.join(' ')}" is no step.`, `Steps: ${names}`, 2);
}
const results = join(root, 'dist/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Two processors and one step more: each waits for a disk, a timer or a page now and then. */
const atOnce = Math.min(2, cpus().length) + 1;

const startedAt = Date.now();
const done = await runSteps(chosen, atOnce, (text) => process.stdout.write(text));
const { text, status } = sumUp(done, (Date.now() - startedAt) / 1000);
console.log(`\n${text}`);
process.exit(status);
