import { matrix } from '../../matrix';
import { listingId, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { deletionRows } from './deletionRows';
import { moderationRows } from './moderationRows';
import { phoneRows } from './phoneRows';
import { priceHistoryRows } from './priceHistoryRows';
import { tombstoneRows } from './tombstoneRows';

/**
 * What hangs below a listing: contact, decision, deletion, price history; and what stays of deleted
 * pages. Some read, trusted code writes.
 */
export function listingPartTable(now: Date): RuleCase[] {
  return [
    ...phoneRows(now),
    ...moderationRows(now),
    ...deletionRows(now),
    ...priceHistoryRows(now),
    ...tombstoneRows(now),
    ...matrix({
      name: 'another private part, which nobody has named',
      path: `listings/${listingId}/private/other`,
      document: { text: 'x' },
      owner: seller,
      acts: {},
    }),
  ];
}
