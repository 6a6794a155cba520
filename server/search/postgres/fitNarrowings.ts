import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { eachAlone, type Fitted, mergeFilters } from '../matching/narrowings';
import { insteadOf, lossOf } from '../giveUpOrder';
import type { Narrowing } from '@anunturi/shared-domain/search/understand/Understood';
import type { Check } from '../matching/checks';
import { toSql } from './checks';
import { fromOf } from './Scope';
import type { Session } from './Session';
import { Statement } from './Statement';

type ToChecks = (filters: ListingFilters) => Check[];

/**
 * Which of the narrowings that words say can hold together under what was chosen: all of them, or all with another meaning of one, or
 * those that are left when the least is given up. Where the chosen filters alone find nothing, all stay.
 */
export async function fitNarrowings(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
  toChecks: ToChecks,
  session: Session,
  nowMs: number,
): Promise<Fitted> {
  const all = { kept: [...narrowings], givenUp: [] };
  if (narrowings.length === 0) return all;
  const finds = (kept: readonly Narrowing[]) =>
    exists(toChecks(mergeFilters(chosen, kept)), session, nowMs);
  if (await finds(narrowings)) return all;
  for (const [at, narrowing] of narrowings.entries())
    for (const filters of narrowing.alternatives) {
      const other = { ...narrowing, filters };
      const kept = narrowings.with(at, other);
      if (await finds(kept)) return { kept, givenUp: [], other };
    }
  const alone = eachAlone(narrowings, chosen).map(toChecks);
  const failed = await failedBits(alone, toChecks(chosen), session, nowMs);
  const loss = (bits: number) =>
    narrowings.reduce((sum, { subject }, at) => sum + ((bits >> at) & 1 ? lossOf(subject) : 0), 0);
  const [least] = failed.toSorted((a, b) => loss(a) - loss(b) || a - b);
  if (least === undefined) return all;
  const kept = narrowings.filter((_, at) => ((least >> at) & 1) === 0);
  const givenUp = narrowings.filter((_, at) => ((least >> at) & 1) === 1);
  const instead = [...kept, ...insteadOf(kept, givenUp)];
  return { kept: (await finds(instead)) ? instead : kept, givenUp };
}

async function exists(checks: readonly Check[], session: Session, nowMs: number): Promise<boolean> {
  const statement = new Statement();
  const [row] = await session.rows<{ is: boolean }>(
    statement,
    `select exists (select 1 from ${fromOf({ checks, nowMs }, statement)}) as is`,
  );
  return row!.is;
}

/** What listings under the chosen filters fail, each as bits of the narrowings. */
export async function failedBits(
  each: readonly (readonly Check[])[],
  chosen: readonly Check[],
  session: Session,
  nowMs: number,
): Promise<number[]> {
  const statement = new Statement();
  const bits = each.map((checks, at) => {
    const holds = checks.map((check) => toSql(check, statement)).join(' and ');
    return `case when ${holds || 'true'} then 0 else ${1 << at} end`;
  });
  const rows = await session.rows<{ bits: number }>(
    statement,
    `select distinct (${bits.join(' | ')}) as bits
     from ${fromOf({ checks: chosen, nowMs }, statement)}`,
  );
  return rows.map((row) => row.bits);
}
