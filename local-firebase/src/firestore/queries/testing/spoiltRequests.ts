// Valid requests, each spoilt in one of many ways; the same ones for the same seed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../../../testing/randomFrom';
import { unsignedToken } from '../../../../testing/unsignedToken';
import { oddQueries, oddSegments, oddTokens, oddValues } from './oddParts';

export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

type Step = { method: string; path: string; body?: unknown };
export type Spoilt = {
  method: string;
  path: string;
  body?: string | Buffer;
  authorization?: string;
};

const random = randomFrom(SEED);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const chance = (share: number) => random() < share;

/** Valid requests to start from: the steps of the recorded cases. */
export function readSteps(): Step[] {
  const folder = join(__dirname, '..', '..', '..', '..', 'conformance', 'open');
  return ['documents', 'queries', 'writes'].flatMap((group) =>
    (
      JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8')) as {
        cases: { steps?: Step[] }[];
      }
    ).cases.flatMap(({ steps = [] }) => steps),
  );
}

/** Changes one to three places of a body: another value, a key gone, a key renamed, a list made long. */
function spoil(body: unknown): unknown {
  let copy = structuredClone(body);
  for (let i = 0; i < 1 + Math.floor(random() * 3); i += 1) copy = spoilOnce(copy);
  return copy;
}
function spoilOnce(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || chance(0.15)) return pick(oddValues)();
  const keys = Object.keys(node);
  if (keys.length === 0) return pick(oddValues)();
  const key = pick(keys);
  const holder = node as Record<string, unknown>;
  // oxlint-disable-next-line no-dupe-else-if -- each call draws anew
  if (chance(0.1)) delete holder[key];
  else if (chance(0.1)) holder[`${key}x`] = holder[key];
  else if (Array.isArray(holder[key]) && chance(0.2))
    holder[key] = Array.from({ length: 700 }, () => (holder[key] as unknown[])[0]);
  else holder[key] = spoilOnce(holder[key]);
  return node;
}

export function makeRequest(steps: Step[], root: string, project: string): Spoilt {
  const step = pick(steps);
  const text = (value: string) =>
    value
      .replaceAll('%DOCS%', root.slice('/v1/'.length))
      .replaceAll('%PROJECT%', project)
      .replace(/%STEP[^%]*%/g, 'x');
  const way = random();
  const filled: unknown =
    step.body === undefined ? undefined : JSON.parse(text(JSON.stringify(step.body)));
  let path = encodeURI(decodeSafe(text(step.path))).replace(/%25/g, '%');
  let body: string | Buffer | undefined = filled === undefined ? undefined : JSON.stringify(filled);
  if (way < 0.6 && filled !== undefined) body = JSON.stringify(spoil(filled));
  else if (way < 0.68 && body) body = body.slice(0, Math.floor(random() * body.length));
  else if (way < 0.72)
    body = Buffer.from(Array.from({ length: 50 }, () => Math.floor(random() * 256)));
  else if (way < 0.74) body = '['.repeat(100_000);
  else if (way < 0.75) body = `{"writes":[${'{"a":'.repeat(50_000)}`;
  else if (way < 0.85)
    path = `/${Array.from({ length: 1 + Math.floor(random() * 5) }, () => (chance(0.4) ? 'a' : pick(oddSegments))).join('/')}${chance(0.3) ? pick([':commit', ':runQuery', ':batchGet', ':nothing']) : ''}`;
  else if (way < 0.93) path = `${path.split('?')[0]}${pick(oddQueries)}`;
  const authorization = chance(0.1) ? pick(oddTokens) : usualToken(project);
  return {
    method: chance(0.08)
      ? pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      : step.method,
    path: root + path,
    body,
    authorization,
  };
}
const decodeSafe = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

function usualToken(project: string): string {
  return chance(0.5) ? 'Bearer owner' : `Bearer ${unsignedToken(project, 'u1')}`;
}
