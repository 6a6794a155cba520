import { toWritable } from './textWidth';

/** A piece of text in one weight. */
export type Run = { text: string; bold?: boolean };

/** Space left for the pen where a value is missing. */
const BLANK = '........................';

/**
 * Runs of a sentence; what is put in stands out, and stays a dotted space where it is empty: say`Eu, ${name}, declar`.
 * Runs that are put in (an optional part: `[]` leaves it out) stay as they are.
 */
export function say(fixed: TemplateStringsArray, ...filled: (string | undefined | Run[])[]): Run[] {
  return fixed.flatMap((text, index) => {
    const runs: Run[] = text ? [{ text }] : [];
    const value = filled[index];
    if (index >= filled.length) return runs;
    if (Array.isArray(value)) return [...runs, ...value];
    return [...runs, value?.trim() ? { text: value.trim(), bold: true } : { text: BLANK }];
  });
}

/** A value that stands out, or `dots` points of space for the pen where it is missing. */
export const filled = (value: string, dots: number): Run[] => [
  value.trim() ? { text: value.trim(), bold: true } : { text: '.'.repeat(dots) },
];

/** Runs of an ordinary sentence. */
export const plain = (text: string): Run[] => [{ text }];

/** The same runs with only writable characters. */
export function writableRuns(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, text: toWritable(run.text) }));
}
