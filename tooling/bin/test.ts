// `npm test`: builds, types, lint, import rules, recorded answers, size budgets, unit, component and rules tests, browser journeys.
// `npm test -- journeys` (or another step's name) runs only that step.
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { runSteps } from '../test/runSteps';
import { steps } from '../test/steps';

const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const results = join(root, 'dist/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const startedAt = Date.now();
const done = await runSteps(chosen, Math.min(2, cpus().length), (text) =>
  process.stdout.write(text),
);
const row = (name: string, passed: number, failed: number, seconds: number) =>
  `${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(0)} s`;
const rows = done.map(({ name, passed, failed, seconds }) => row(name, passed, failed, seconds));
const passed = done.reduce((sum, step) => sum + step.passed, 0);
const failed = done.reduce((sum, step) => sum + step.failed, 0);
rows.push(row('all', passed, failed, (Date.now() - startedAt) / 1000));
console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
