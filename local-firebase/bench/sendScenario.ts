import { Agent, request as httpRequest } from 'node:http';
import { randomFrom } from '../testing/randomFrom';
import { type Scenario, scenarios } from './scenarios';

export const PROJECT = 'demo-local';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
export const CLIENTS = 50;
const CROWD_MS = 5000;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** What a run of requests is sent to: the server, its active items, and the moment that items were made at. */
export type Target = { origin: string; ids: readonly string[]; now: number };

/** One after another; milliseconds of each. */
export async function repeat(
  target: Target,
  scenario: Scenario,
  repeats: number,
): Promise<number[]> {
  const random = randomFrom(7 + repeats);
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) times.push(await send(target, scenario, random));
  return times;
}

/** Nine readers to one writer, all at once. */
export async function runCrowd(target: Target): Promise<{ perSecond: number; times: number[] }> {
  const reading = scenarios.filter(
    ({ name }) => !name.startsWith('commit') && !name.startsWith('count'),
  );
  const writing = scenarios.find(({ name }) => name === 'commit: a small document') as Scenario;
  const times: number[] = [];
  const end = performance.now() + CROWD_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, i) => {
      const random = randomFrom(i);
      while (performance.now() < end)
        times.push(
          await send(
            target,
            random() < 0.1 ? writing : (reading[Math.floor(random() * reading.length)] as Scenario),
            random,
          ),
        );
    }),
  );
  return { perSecond: times.length / (CROWD_MS / 1000), times };
}

function send(
  { origin, ids, now }: Target,
  scenario: Scenario,
  random: () => number,
): Promise<number> {
  const { method, path, body } = scenario.make(random, ids, ROOT, now);
  const payload = body ? Buffer.from(JSON.stringify(body)) : undefined;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${origin}/v1/${ROOT}${path}`,
      {
        method,
        agent,
        headers: {
          ...(scenario.asOwner ? { authorization: 'Bearer owner' } : {}),
          ...(payload
            ? { 'content-type': 'application/json', 'content-length': payload.length }
            : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - start);
            else
              reject(
                new Error(
                  `${scenario.name}: ${answer.statusCode} ${Buffer.concat(chunks).toString().slice(0, 500)}`,
                ),
              );
          });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
