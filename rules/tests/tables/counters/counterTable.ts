import type { RuleCase } from '../../RuleCase';
import { counterAccessRows } from './counterAccessRows';
import { dailyUsageAccessRows } from './dailyUsageAccessRows';
import { dailyUsageDeletionRows } from './dailyUsageDeletionRows';
import { favouriteCountRows } from './favouriteCountRows';
import { viewCountRows } from './viewCountRows';

/** Counters of a listing, the proofs by which they grow, and users/{uid}/dailyUsage/{day}. */
export function counterTable(now: Date): RuleCase[] {
  const counters = [counterAccessRows, viewCountRows, favouriteCountRows];
  const usage = [dailyUsageAccessRows, dailyUsageDeletionRows];
  return [...counters, ...usage].flatMap((rows) => rows(now));
}
