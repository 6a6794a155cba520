import { matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { moderationLogTable } from './moderationLogTable';
import { moderationTallyTable } from './moderationTallyTable';

/** What people with a role alone look at, and the public tally. */
export function adminTable(now: Date): RuleCase[] {
  return [
    ...moderationLogTable(now),
    ...moderationTallyTable(now),
    ...matrix({
      name: 'a listing that was set aside',
      path: 'unreadableListings/x',
      document: { status: 'active', faults: ['price'], at: now },
      owner: seller,
      acts: { list: { may: ['moderator', 'admin'] } },
    }),
    ...matrix({
      name: 'a job',
      path: 'jobs/x',
      document: { name: 'moveListings', attempts: 10, deadAt: now, createdAt: now },
      owner: seller,
      acts: { list: { may: ['admin'] } },
    }),
    ...matrix({
      name: 'what a photo looks like',
      path: 'photoHashes/x',
      document: { listingId: 'x', photoId: 'y', ownerId: seller, perceptualHash: '0', at: now },
      owner: seller,
      acts: { list: { may: ['moderator', 'admin'] } },
    }),
  ];
}
