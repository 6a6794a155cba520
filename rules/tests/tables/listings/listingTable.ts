import type { RuleCase } from '../../RuleCase';
import { listingAccessRows } from './listingAccessRows';
import { ownerActRows } from './ownerActRows';
import { publishingRows } from './publishingRows';

/** listings/{id} itself: reading, and that no browser publishes, edits, moves or deletes one. */
export function listingTable(now: Date): RuleCase[] {
  const subjects = [listingAccessRows, publishingRows, ownerActRows];
  return subjects.flatMap((rows) => rows(now));
}
