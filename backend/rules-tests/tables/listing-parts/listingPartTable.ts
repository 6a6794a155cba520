import type { RuleCase } from '../../RuleCase';
import { moderationRows } from './moderationRows';
import { phoneRows } from './phoneRows';
import { priceHistoryRows } from './priceHistoryRows';

/** What hangs below a listing: contact, decision, price history. Some read, trusted code writes. */
export function listingPartTable(now: Date): RuleCase[] {
  return [...phoneRows(now), ...moderationRows(now), ...priceHistoryRows(now)];
}
