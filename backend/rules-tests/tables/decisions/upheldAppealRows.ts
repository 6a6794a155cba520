import { daysFrom } from '../../baseWorld';
import type { RuleCase } from '../../RuleCase';
import { decisionSetup } from './decisionSetup';

/** Upholding a rejection that the owner contested. */
export function upheldAppealRows(now: Date): RuleCase[] {
  const { inTally, row, rejection, contested, upheld } = decisionSetup(now);
  return [
    row('contested, the rejection upheld', true, 'contestUpheld', upheld, { listing: contested }),
    row(
      'contested, upheld with an answer',
      true,
      'contestUpheld',
      { ...upheld, 'moderation.contestAnswer': 'x'.repeat(2000) },
      { listing: contested },
    ),
    row(
      'contested, upheld with an empty answer',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.contestAnswer': '' },
      { listing: contested },
    ),
    row(
      'contested, upheld with too long an answer',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.contestAnswer': 'x'.repeat(2001) },
      { listing: contested },
    ),
    row(
      'contested, upheld yesterday',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.contestDecidedAt': daysFrom(now, -1) },
      { listing: contested },
    ),
    row(
      'contested, upheld and reversed',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.contestOutcome': 'reversed' },
      { listing: contested },
    ),
    row(
      'contested, upheld on another ground',
      false,
      'contestUpheld',
      { ...upheld, 'moderation.ground': 'spam' },
      { listing: contested },
    ),
    row(
      'contested, upheld and edited',
      false,
      'contestUpheld',
      { ...upheld, localityId: 'medias' },
      { listing: contested },
    ),
    row('contested, upheld and logged as edited', false, 'listingEdited', upheld, {
      listing: contested,
      tally: inTally.contestUpheld,
    }),
    row('that nobody contested, upheld', false, 'contestUpheld', upheld, {
      listing: { status: 'rejected', moderation: rejection },
    }),
  ];
}
