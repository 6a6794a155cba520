import type { RuleCase } from '../../RuleCase';
import { moderationRows } from './moderationRows';
import { phoneRows } from './phoneRows';
import { priceHistoryRows } from './priceHistoryRows';
import { contentCheckRows } from './contentCheckRows';
import { listingDeletionRows } from './listingDeletionRows';

/** What hangs below a listing: contact, price history, the check of its contents. */
export function listingPartTable(now: Date): RuleCase[] {
  return [
    ...phoneRows(now),
    ...moderationRows(now),
    ...priceHistoryRows(now),
    ...contentCheckRows(now),
    ...listingDeletionRows(now),
  ];
}
