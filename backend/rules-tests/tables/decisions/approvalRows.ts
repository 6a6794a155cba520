import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { decisionSetup } from './decisionSetup';

/** Approving a listing. */
export function approvalRows(now: Date): RuleCase[] {
  const { row, rejection, contested, answered, approved, pending, reversed, upheld, publish } =
    decisionSetup(now);
  return [
    row('approved', true, 'listingApproved', publish, { listing: pending }),
    row(
      'approved again, its end ahead',
      true,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: { status: 'pending' } },
    ),
    row(
      'approved without an end',
      false,
      'listingApproved',
      { status: 'active', moderation: approved, publishedAt: NOW },
      { listing: pending },
    ),
    row(
      'approved with its end behind',
      false,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: { status: 'pending', expiresAt: daysFrom(now, -1) } },
    ),
    row(
      'approved for too long',
      false,
      'listingApproved',
      { ...publish, expiresAt: daysFrom(now, 40) },
      { listing: pending },
    ),
    row(
      'approved without a published time',
      false,
      'listingApproved',
      { ...publish, publishedAt: undefined },
      { listing: pending },
    ),
    row(
      'approved by another',
      false,
      'listingApproved',
      { ...publish, moderation: { ...approved, decidedBy: other } },
      { listing: pending },
    ),
    row(
      'approved yesterday',
      false,
      'listingApproved',
      { ...publish, moderation: { ...approved, decidedAt: daysFrom(now, -1) } },
      { listing: pending },
    ),
    row(
      'approved with a ground',
      false,
      'listingApproved',
      { ...publish, moderation: { ...approved, ground: 'fraud' } },
      { listing: pending },
    ),
    row(
      'approved without a decision',
      false,
      'listingApproved',
      { ...publish, moderation: REMOVED },
      { listing: pending },
    ),
    row('approved and logged as something else', false, 'listingEdited', publish, {
      listing: pending,
    }),
    row('approved and logged for another', false, 'listingApproved', publish, {
      listing: pending,
      log: logEntry('log1', 'listingApproved', 'listing', 'Other0000000000000000'),
    }),
    row('approved without a log entry', false, 'listingApproved', publish, {
      listing: pending,
      log: null,
    }),
    row(
      'approved from an old tab',
      false,
      'listingApproved',
      { ...publish, version: 3 },
      { listing: pending },
    ),
    row(
      'approved with an old time',
      false,
      'listingApproved',
      { ...publish, updatedAt: daysFrom(now, -1) },
      { listing: pending },
    ),
    row(
      'approved after a rejection that nobody contested',
      true,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: { status: 'rejected', moderation: rejection } },
    ),
    row(
      'approved after an appeal, forgetting it',
      false,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: contested },
    ),
    row(
      'waiting again after an appeal, approved',
      true,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: { ...contested, status: 'pending' } },
    ),
    row(
      'approved after an upheld appeal',
      true,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: answered },
    ),
    row(
      'contested, upheld a second time',
      false,
      'contestUpheld',
      { 'moderation.contestAnswer': 'Alt răspuns.', 'moderation.contestDecidedAt': NOW },
      { listing: answered },
    ),
    row(
      'contested, upheld but still waiting',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.contestWaiting': true },
      { listing: contested },
    ),
    row(
      'contested, reversed but still waiting',
      false,
      'contestReversed',
      { ...reversed, 'moderation.contestWaiting': true },
      { listing: contested },
    ),
  ];
}
