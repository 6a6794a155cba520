import type { RuleCase } from '../../RuleCase';
import { archiveAccessRows } from './archiveAccessRows';
import { archiveEditRows } from './archiveEditRows';
import { archiveRemovalRows } from './archiveRemovalRows';

/** users/{uid}/archive and its bytes in users/{uid}/usage/archive; `left` is the world in which the seller is leaving. */
export function archiveTable(now: Date): RuleCase[] {
  return [...archiveAccessRows(now), ...archiveEditRows(now), ...archiveRemovalRows(now)];
}
