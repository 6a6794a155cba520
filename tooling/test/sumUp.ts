import type { StepResult } from './runSteps';

/**
 * The table that ends a test run, and its exit status. Nothing that passed is a failure (nothing was tried), unless every
 * step has left everything out, and has said so.
 */
export function sumUp(
  done: readonly StepResult[],
  seconds: number,
): { text: string; status: 0 | 1 } {
  const passed = done.reduce((sum, step) => sum + step.passed, 0);
  const failed = done.reduce((sum, step) => sum + step.failed, 0);
  const rows = [...done, { name: 'all', passed, failed, seconds }].map(toRow);
  const isLeftOut = done.length > 0 && done.every(({ isSkipped }) => isSkipped);
  return {
    text: `${rows.join('\n')}\n\n${passed} passed, ${failed} failed`,
    status: failed > 0 || (passed === 0 && !isLeftOut) ? 1 : 0,
  };
}

const toRow = ({ name, passed, failed, seconds, isSkipped }: StepResult) =>
  `${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(0)} s${isSkipped ? '  SKIPPED' : ''}`;
