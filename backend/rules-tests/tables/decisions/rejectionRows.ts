import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { decisionSetup } from './decisionSetup';

/** Rejecting a listing. */
export function rejectionRows(now: Date): RuleCase[] {
  const { inTally, row, statement } = decisionSetup(now);
  return [
    row('rejected', true, 'listingRejected', { status: 'rejected', moderation: statement }),
    row('rejected on a notice', true, 'listingRejected', {
      status: 'rejected',
      moderation: { ...statement, onNotice: true },
    }),
    row('rejected on a notice that is none', false, 'listingRejected', {
      status: 'rejected',
      moderation: { ...statement, onNotice: false },
    }),
    row('rejected in the most words', true, 'listingRejected', {
      status: 'rejected',
      moderation: { ...statement, facts: 'x'.repeat(2000) },
    }),
    ...(
      [
        ['in too many words', { facts: 'x'.repeat(2001) }],
        ['in too few words', { facts: 'nu' }],
        ['on an unknown ground', { ground: 'mood' }],
        ['without a ground', { ground: undefined }],
        ['without facts', { facts: undefined }],
        ['with more', { note: 'x' }],
        ['by another', { decidedBy: other }],
        ['yesterday', { decidedAt: daysFrom(now, -1) }],
        ['as approved', { decision: 'approved' }],
      ] as [string, Data][]
    ).map(([what, change]) =>
      row(`rejected ${what}`, false, 'listingRejected', {
        status: 'rejected',
        moderation: { ...statement, ...change },
      }),
    ),
    row(
      'rejected and logged as something else',
      false,
      'listingArchived',
      { status: 'rejected', moderation: statement },
      { tally: inTally.listingRejected },
    ),
    row('rejected without a statement', false, 'listingRejected', { status: 'rejected' }),
    row(
      'that was sold, rejected with the time of sale',
      false,
      'listingRejected',
      { status: 'rejected', moderation: statement },
      { listing: { status: 'sold', soldAt: daysFrom(now, -1) } },
    ),
  ];
}
