import { daysFrom, listingOf, userOf } from '../../baseWorld';
import { admin, claimsOf, listingId, other, seller } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';

/** The count of accepted listings grows with the approval of one of them. */
export function acceptedListingTable(now: Date): RuleCase[] {
  const listing = `listings/${listingId}`;
  const approved = {
    status: 'active',
    moderation: { decision: 'approved', decidedAt: NOW, decidedBy: admin },
    version: 4,
    updatedAt: NOW,
    logId: 'log1',
  };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    had: Data = {},
    more: Partial<{
      needed: number;
      owner: string;
      listing: Data;
      action: string;
      logId: string;
    }> = {},
  ): RuleCase => ({
    what: `as administrator ${what}`,
    as: admin,
    claims: claimsOf(admin),
    may,
    act: {
      write: [
        {
          update: `users/${seller}`,
          data: { updatedAt: NOW, logId: more.logId ?? 'log1', ...data },
        },
        { update: listing, data: { ...approved, ...more.listing } },
        logEntry('log1', more.action ?? 'listingApproved', 'listing', listingId),
      ],
    },
    world: {
      [`users/${seller}`]: userOf(seller, now, { acceptedListings: 2, ...had }),
      [listing]: { ...pendingListing(now), ...(more.owner && { ownerId: more.owner }) },
      'settings/moderation': {
        preModeration: true,
        autoTrustAfter: more.needed ?? 3,
        bannedWords: [],
        bannedPattern: '',
        updatedAt: now,
      },
    },
  });
  return [
    row('count an accepted listing', true, { acceptedListings: 3 }),
    row('trust after the last one needed', true, { acceptedListings: 3, trusted: true }),
    row(
      'trust one listing too early',
      false,
      { acceptedListings: 2, trusted: true },
      { acceptedListings: 1 },
    ),
    row(
      'trust where nothing is enough',
      false,
      { acceptedListings: 3, trusted: true },
      {},
      { needed: 0 },
    ),
    row('trust with a word for yes', false, { acceptedListings: 3, trusted: 'yes' }),
    row(
      'distrust with an approval',
      false,
      { acceptedListings: 3, trusted: false },
      { trusted: true },
    ),
    row(
      'count an accepted listing of a trusted person',
      true,
      { acceptedListings: 3 },
      { trusted: true },
    ),
    row('count two at once', false, { acceptedListings: 4 }),
    row('count a double', false, { acceptedListings: new Double(3) }),
    row('count and change the role', false, { acceptedListings: 3, role: 'admin' }),
    row("count another person's listing", false, { acceptedListings: 3 }, {}, { owner: other }),
    {
      ...row('count a listing that was not approved', false, { acceptedListings: 3 }),
      act: {
        write: [
          {
            update: `users/${seller}`,
            data: { updatedAt: NOW, logId: 'log1', acceptedListings: 3 },
          },
          logEntry('log1', 'listingApproved', 'listing', listingId),
        ],
      },
    },
    {
      ...row('count with an old approval', false, { acceptedListings: 3 }),
      act: {
        write: [
          {
            update: `users/${seller}`,
            data: { updatedAt: NOW, logId: 'log0', acceptedListings: 3 },
          },
        ],
      },
      world: {
        ...row('', true, {}).world,
        [listing]: { ...pendingListing(now), logId: 'log0' },
        'moderationLog/log0': {
          actorId: admin,
          action: 'listingApproved',
          targetKind: 'listing',
          targetId: listingId,
          at: daysFrom(now, -1),
        },
      },
    },
  ];
}

const pendingListing = (now: Date): Data => listingOf(now, { status: 'pending' });
