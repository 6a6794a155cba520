import { userOf } from '../../baseWorld';
import { admin, seller } from '../../people';
import type { RuleCase, World } from '../../RuleCase';
import { adminRow as row } from './asAdmin';
import { logEntry } from './logEntry';
import { moderationLogTable } from './moderationLogTable';
import { moderationTallyTable } from './moderationTallyTable';

/** moderationLog and moderationTallies. */
export function adminTable(now: Date): RuleCase[] {
  const blockedAdmin: World = { [`users/${admin}`]: userOf(admin, now, { blocked: true }) };
  return [
    ...moderationLogTable(now),
    ...moderationTallyTable(now),
    row(
      'log when blocked',
      false,
      [logEntry('log1', 'listingEdited', 'listing', seller)],
      blockedAdmin,
    ),
  ];
}
