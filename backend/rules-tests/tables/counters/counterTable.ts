import type { RuleCase } from '../../RuleCase';
import { dailyUsageTable } from './dailyUsageTable';
import { counterAccessRows } from './counterAccessRows';
import { viewCountRows } from './viewCountRows';
import { favouriteCountRows } from './favouriteCountRows';

/** Counters of a listing, and the proofs by which they grow. */
export function counterTable(now: Date): RuleCase[] {
  return [
    ...counterAccessRows(now),
    ...viewCountRows(now),
    ...favouriteCountRows(now),
    ...dailyUsageTable(now),
  ];
}
