import type { RuleCase } from '../../RuleCase';
import { dailyUsageAccessRows } from './dailyUsageAccessRows';
import { dailyLimitRows } from './dailyLimitRows';
import { dailyUsageShapeRows } from './dailyUsageShapeRows';

/** users/{uid}/dailyUsage/{day} and its limits. */
export function dailyUsageTable(now: Date): RuleCase[] {
  return [...dailyUsageAccessRows(now), ...dailyLimitRows(now), ...dailyUsageShapeRows(now)];
}
