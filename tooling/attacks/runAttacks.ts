import type { Attack, Outcome, Scene } from './Attack';
import type { Site } from './openSite';
import { accountTries } from './tries/accountTries';
import { actingTries } from './tries/actingTries';
import { readingTries } from './tries/readingTries';
import { sessionTries } from './tries/sessionTries';

export const attacks: readonly Attack[] = [
  ...readingTries,
  ...actingTries,
  ...accountTries,
  ...sessionTries,
];

export type Tried = Attack & Outcome;

/**
 * Tries every attack with two accounts of its own, which are closed afterwards; `left` are the addresses of those that could not
 * be. One that cannot be tried counts as not refused.
 */
export async function runAttacks(site: Site): Promise<{ tried: Tried[]; left: string[] }> {
  const scene: Scene = {
    site,
    thief: await site.makePerson('Probă Unu'),
    victim: await site.makePerson('Probă Doi'),
  };
  const tried: Tried[] = [];
  for (const attack of attacks) {
    const outcome = await attack
      .run(scene)
      .catch((error: Error) => ({ isRefused: false, said: error.message }));
    tried.push({ ...attack, ...outcome });
  }
  const left: string[] = [];
  for (const { email, idToken } of [scene.thief, scene.victim])
    if ((await site.call('closeAccount', {}, idToken)).status !== 200) left.push(email);
  return { tried, left };
}

/** The table of a run: what was tried, what should refuse it, what came back. */
export function toTable(tried: readonly Tried[]): string {
  const rows = tried.map(({ what, by, said, isRefused }) => [
    isRefused ? 'refused' : 'WORKED',
    by,
    said,
    what,
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}
