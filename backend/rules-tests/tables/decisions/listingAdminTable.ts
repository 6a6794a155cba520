import type { RuleCase } from '../../RuleCase';
import { adminEditRows } from './adminEditRows';
import { adminMoveRows } from './adminMoveRows';

/** What administrators may still change by themselves: words and facts, with a log entry. Decisions are trusted code's. */
export function listingAdminTable(now: Date): RuleCase[] {
  return [...adminEditRows(now), ...adminMoveRows(now)];
}
