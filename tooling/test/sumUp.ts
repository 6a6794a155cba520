import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './runSteps';

/** Lines of one failure that are told at the end, and failures of one step. */
const LINES = 30;
const FAILURES = 10;

/**
 * What failed, then the table that ends a test run, and its exit status. Nothing that passed is a failure (nothing was
 * tried), unless every step has left everything out, and has said so.
 */
export function sumUp(
  done: readonly StepResult[],
  seconds: number,
): { text: string; status: 0 | 1 } {
  const passed = done.reduce((sum, step) => sum + step.passed, 0);
  const failed = done.reduce((sum, step) => sum + step.failed, 0);
  const rows = [...done, { name: 'all', passed, failed, seconds }].map(toRow);
  const isAllSkipped = done.length > 0 && done.every(({ isSkipped }) => isSkipped);
  return {
    text: `${[...done.flatMap(toFailures), rows.join('\n')].join('\n\n')}\n\n${passed} passed, ${failed} failed`,
    status: failed > 0 || (passed === 0 && !isAllSkipped) ? 1 : 0,
  };
}

const toRow = ({ name, passed, failed, seconds, isSkipped }: StepResult) =>
  `${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(0)} s${isSkipped ? '  SKIPPED' : ''}`;

const toFailures = ({ name, failures = [] }: StepResult) =>
  failures.slice(0, FAILURES).map((said) => {
    const lines = stripVTControlCharacters(said).trim().split('\n');
    return [`--- ${name}: ${lines[0]}`, ...lines.slice(1, LINES)].join('\n');
  });
