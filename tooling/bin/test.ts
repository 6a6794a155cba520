// `npm test`: types, lint, import rules, unit, component and rules tests, recorded answers, size budgets, browser journeys.
// `npm test -- journeys` (or another step's name) runs only that step.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../release/folders';
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

let [passed, failed] = [0, 0];
const rows: string[] = [];
for (const { name, run } of chosen) {
  console.log(`\n=== ${name}`);
  const startedAt = Date.now();
  const result = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  passed += result.passed;
  failed += result.failed;
  rows.push(
    `${name.padEnd(12)} ${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed  ${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}
console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
