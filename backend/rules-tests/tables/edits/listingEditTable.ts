import type { RuleCase } from '../../RuleCase';
import { contentEditRows } from './contentEditRows';
import { staleEditRows } from './staleEditRows';
import { priceEditRows } from './priceEditRows';
import { renewalRows } from './renewalRows';
import { appealRows } from './appealRows';

/** What an owner may change on a listing, and when. */
export function listingEditTable(now: Date): RuleCase[] {
  return [
    ...contentEditRows(now),
    ...staleEditRows(now),
    ...priceEditRows(now),
    ...renewalRows(now),
    ...appealRows(now),
  ];
}
