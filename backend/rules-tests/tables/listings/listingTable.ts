import type { RuleCase } from '../../RuleCase';
import { listingAccessRows } from './listingAccessRows';
import { listingShapeRows } from './listingShapeRows';
import { refusedListingRows } from './refusedListingRows';
import { publishingRows } from './publishingRows';
import { preModerationRows } from './preModerationRows';

/** listings/{id} itself: reading, publishing, shape. */
export function listingTable(now: Date): RuleCase[] {
  return [
    ...listingAccessRows(now),
    ...listingShapeRows(now),
    ...refusedListingRows(now),
    ...publishingRows(now),
    ...preModerationRows(now),
  ];
}
