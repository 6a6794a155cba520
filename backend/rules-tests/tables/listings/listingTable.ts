import type { RuleCase } from '../../RuleCase';
import { listingAccessRows } from './listingAccessRows';
import { publishingRows } from './publishingRows';

/** listings/{id} itself: reading, and that no browser publishes. */
export function listingTable(now: Date): RuleCase[] {
  return [...listingAccessRows(now), ...publishingRows(now)];
}
