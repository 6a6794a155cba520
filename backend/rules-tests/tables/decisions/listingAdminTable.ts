import type { RuleCase } from '../../RuleCase';
import { approvalRows } from './approvalRows';
import { rejectionRows } from './rejectionRows';
import { upheldAppealRows } from './upheldAppealRows';
import { reversalRows } from './reversalRows';
import { adminEditRows } from './adminEditRows';
import { adminMoveRows } from './adminMoveRows';

/** What administrators may change, each with its log entry. */
export function listingAdminTable(now: Date): RuleCase[] {
  return [
    ...approvalRows(now),
    ...rejectionRows(now),
    ...upheldAppealRows(now),
    ...reversalRows(now),
    ...adminEditRows(now),
    ...adminMoveRows(now),
  ];
}
