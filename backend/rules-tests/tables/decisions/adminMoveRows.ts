import { daysFrom } from '../../baseWorld';
import { NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { check, decisionSetup } from './decisionSetup';

/** Putting a listing elsewhere; what an administrator may no longer do by writing. */
export function adminMoveRows(now: Date): RuleCase[] {
  const { row, pending } = decisionSetup(now);
  const archived = { status: 'archived' };
  const publish = { status: 'active', publishedAt: NOW, expiresAt: daysFrom(now, 30) };
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
      false,
      '',
      { categoryId: 'alte-masini', searchTokens: ['dacia'] },
      { log: logEntry('log1', 'categoryMerged', 'category', 'autoturisme') },
    ),
    row('archived', false, 'listingArchived', { status: 'archived' }),
    row('rejected', false, 'listingRejected', { status: 'rejected', held: true }),
    row('approved', false, 'listingApproved', publish, { listing: pending }),
    row('restored', false, 'listingRestored', { status: 'active' }, { listing: archived }),
  ];
}
