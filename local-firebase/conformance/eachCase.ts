import { createHash } from 'node:crypto';
import { runCase } from './runCase';
import type { FiledCase, Result } from './vectors';

type Options = {
  /** Shuffles the cases, always in the same way, to show that their order does not matter. */
  seed?: string;
  jobs?: number;
  /** For a server that knows one project only. */
  project?: string;
};

/** Runs cases with a few workers; `visit` gets each case with its result. */
export async function eachCase(
  cases: FiledCase[],
  host: string,
  visit: (filed: FiledCase, got: Result) => void | Promise<void>,
  { seed, jobs = 4, project }: Options = {},
): Promise<void> {
  const waiting = seed === undefined ? [...cases] : shuffled(cases, seed);
  const worker = async () => {
    for (let filed = waiting.shift(); filed; filed = waiting.shift())
      await visit(filed, await resultOf(host, filed, project));
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}

async function resultOf(host: string, filed: FiledCase, project?: string): Promise<Result> {
  try {
    return await runCase(host, filed, project);
  } catch (error) {
    return `no usable answer: ${(error as Error).message}`;
  }
}

function shuffled(cases: FiledCase[], seed: string): FiledCase[] {
  const rank = ({ testCase }: FiledCase) =>
    createHash('sha256').update(`${seed}:${testCase.name}`).digest('hex');
  return cases
    .map((filed) => ({ filed, rank: rank(filed) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ filed }) => filed);
}
