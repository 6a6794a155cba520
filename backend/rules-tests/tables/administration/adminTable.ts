import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, seller } from '../../people';
import type { RuleCase, World } from '../../RuleCase';
import { adminRow as row } from './asAdmin';
import { logEntry } from './logEntry';
import { moderationLogTable } from './moderationLogTable';
import { moderationTallyTable } from './moderationTallyTable';

/** What administrators alone look at, and the public tally. */
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
    ...matrix({
      name: 'a listing that was set aside',
      path: 'unreadableListings/x',
      document: { status: 'active', faults: ['price'], at: now },
      owner: seller,
      acts: { list: { may: ['admin'] } },
    }),
    ...matrix({
      name: 'a job',
      path: 'jobs/x',
      document: { name: 'moveListings', attempts: 10, deadAt: now, createdAt: now },
      owner: seller,
      acts: { list: { may: ['admin'] } },
    }),
  ];
}
