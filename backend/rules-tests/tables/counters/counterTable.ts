import type { RuleCase } from '../../RuleCase';
import { counterAccessRows } from './counterAccessRows';
import { dailyLimitRows } from './dailyLimitRows';
import { dailyUsageAccessRows } from './dailyUsageAccessRows';
import { dailyUsageShapeRows } from './dailyUsageShapeRows';
import { favouriteCountRows } from './favouriteCountRows';
import { viewCountRows } from './viewCountRows';

/** Counters of a listing, the proofs by which they grow, and users/{uid}/dailyUsage/{day} with its limits. */
export function counterTable(now: Date): RuleCase[] {
  const counters = [counterAccessRows, viewCountRows, favouriteCountRows];
  const usage = [dailyUsageAccessRows, dailyLimitRows, dailyUsageShapeRows];
  return [...counters, ...usage].flatMap((rows) => rows(now));
}
