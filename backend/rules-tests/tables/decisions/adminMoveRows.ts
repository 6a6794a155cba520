import { daysFrom, userOf } from '../../baseWorld';
import { admin, buyer, listingId } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { check, decisionSetup } from './decisionSetup';

/** Putting a listing elsewhere, archiving and restoring it. */
export function adminMoveRows(now: Date): RuleCase[] {
  const { row, rejection, approved, pending, publish } = decisionSetup(now);
  return [
    row('put in another category', true, 'listingEdited', { categoryId: 'alte-masini' }),
    row('put in a category of another shape', false, 'listingEdited', {
      categoryId: 'electricieni',
    }),
    row(
      'given facts of another shape',
      false,
      'listingEdited',
      { vehicle: { shape: 'part', condition: 'used' } },
      { writes: [check] },
    ),
    row(
      'moved by merging its category',
      true,
      '',
      { categoryId: 'alte-masini', searchTokens: ['dacia'] },
      { log: logEntry('log1', 'categoryMerged', 'category', 'autoturisme') },
    ),
    row(
      'moved by merging another category',
      false,
      '',
      { categoryId: 'alte-masini' },
      { log: logEntry('log1', 'categoryMerged', 'category', 'autoutilitare') },
    ),
    row(
      'moved by merging, and renamed',
      false,
      '',
      { categoryId: 'alte-masini', slug: 'altul' },
      { log: logEntry('log1', 'categoryMerged', 'category', 'autoturisme') },
    ),
    row('archived', true, 'listingArchived', { status: 'archived' }),
    row('archived and logged as restored', false, 'listingRestored', { status: 'archived' }),
    row('archived and decided', false, 'listingArchived', {
      status: 'archived',
      moderation: approved,
    }),
    row(
      'restored',
      true,
      'listingRestored',
      { status: 'active' },
      { listing: { status: 'archived' } },
    ),
    row(
      'restored and logged as edited',
      false,
      'listingEdited',
      { status: 'active' },
      { listing: { status: 'archived' } },
    ),
    row(
      'restored after a rejection',
      false,
      'listingRestored',
      { status: 'active' },
      { listing: { status: 'archived', moderation: rejection } },
    ),
    row(
      'restored and decided',
      false,
      'listingRestored',
      { status: 'active', moderation: approved },
      { listing: { status: 'archived' } },
    ),
    row(
      'restored with a later end',
      false,
      'listingRestored',
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'archived', expiresAt: daysFrom(now, 1) } },
    ),
    {
      ...row('approved by a blocked administrator', false, 'listingApproved', publish, {
        listing: pending,
        log: null,
        world: {
          [`users/${admin}`]: userOf(admin, now, { blocked: true }),
          'moderationLog/log1': {
            actorId: admin,
            action: 'listingApproved',
            targetKind: 'listing',
            targetId: listingId,
            at: now,
          },
        },
      }),
    },
    {
      ...row('approved by its own buyer', false, 'listingApproved', publish, {
        listing: pending,
        log: null,
        world: {
          'moderationLog/log1': {
            actorId: admin,
            action: 'listingApproved',
            targetKind: 'listing',
            targetId: listingId,
            at: now,
          },
        },
      }),
      as: buyer,
    },
  ];
}
