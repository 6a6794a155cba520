import { daysFrom } from '../../baseWorld';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { editSetup } from './editSetup';

/** Renewing, publishing and selling. */
export function renewalRows(now: Date): RuleCase[] {
  const { edit, isDraft } = editSetup(now);
  return [
    // -- time
    edit(
      'renewed on the 24th day',
      false,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 5.5) } },
    ),
    edit(
      'renewed on the 26th day',
      true,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 4.5) } },
    ),
    edit(
      'renewed after its end',
      true,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, -4) } },
    ),
    edit(
      'edited after its end',
      true,
      { localityId: 'medias' },
      { listing: { expiresAt: daysFrom(now, -4) } },
    ),
    edit(
      'renewed for too long',
      false,
      { expiresAt: daysFrom(now, 32) },
      { listing: { expiresAt: daysFrom(now, 4) } },
    ),
    edit(
      'renewed for too short',
      false,
      { expiresAt: daysFrom(now, 28) },
      { listing: { expiresAt: daysFrom(now, 4) } },
    ),
    edit(
      'renewed while paused',
      false,
      { expiresAt: daysFrom(now, 30) },
      { listing: { status: 'paused', expiresAt: daysFrom(now, 4) } },
    ),
    edit('without its end', false, { expiresAt: REMOVED }),
    edit(
      'published from a draft',
      true,
      { status: 'active', publishedAt: NOW, expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft without an end',
      false,
      { status: 'active', publishedAt: NOW },
      { listing: isDraft },
    ),
    edit(
      'published from a draft without a time',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft yesterday',
      false,
      { status: 'active', publishedAt: daysFrom(now, -1), expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft with null for a time',
      false,
      { localityId: 'medias', publishedAt: null },
      { listing: isDraft },
    ),
    edit(
      'a draft of an earlier publication, its end ahead',
      true,
      { status: 'active' },
      { listing: { status: 'draft' } },
    ),
    edit(
      'a draft of an earlier publication, renewed too early',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'draft' } },
    ),
    edit(
      'a draft of an earlier publication, its end behind',
      false,
      { status: 'active' },
      { listing: { status: 'draft', expiresAt: daysFrom(now, -1) } },
    ),
    edit(
      'a draft of an earlier publication, renewed',
      true,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'draft', expiresAt: daysFrom(now, -1) } },
    ),
    edit('sold without a time', false, { status: 'sold' }),
    edit('sold yesterday', false, { status: 'sold', soldAt: daysFrom(now, -1) }),
    edit(
      'sold again',
      false,
      { soldAt: NOW },
      { listing: { status: 'sold', soldAt: daysFrom(now, -3) } },
    ),
    edit(
      'back from sold with the time of sale',
      false,
      { status: 'active' },
      { listing: { status: 'sold', soldAt: daysFrom(now, -3) } },
    ),
    edit(
      'paused one that ended, shown and renewed',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'paused', expiresAt: daysFrom(now, -1) } },
    ),
  ];
}
