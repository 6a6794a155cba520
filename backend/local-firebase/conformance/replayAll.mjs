// Replays every vector against a server and compares with what Google's emulator answered when the vectors were recorded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCase, shuffled } from './replay.mjs';

const folder = join(import.meta.dirname, 'open');

/** Every case with the file it comes from. */
export const allCases = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return file.cases.map((testCase) => ({ testCase, file }));
    });

/** Deviations that are decided, each with its reason, by the name of the case. */
export const exceptions = () =>
  new Map(
    JSON.parse(readFileSync(join(import.meta.dirname, 'exceptions.json'), 'utf8')).map((one) => [
      one.name,
      one,
    ]),
  );

/** Error texts take no part in a comparison. */
export const comparable = (result) =>
  JSON.stringify(result, (key, value) => (key === 'message' ? undefined : value));

/** Runs cases with a few workers; `visit` gets each case with its result. */
export async function eachCase(cases, host, visit, { seed, jobs = 4 } = {}) {
  const work = seed === undefined ? [...cases] : shuffled(cases, seed);
  const worker = async () => {
    for (let item = work.shift(); item; item = work.shift()) {
      let got;
      try {
        got = await runCase(host, item.testCase, item.file);
      } catch (error) {
        got = `no usable answer: ${error.message}`;
      }
      await visit(item, got);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}
