import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import { increment, type RuleCase } from '../../RuleCase';
import { decisionSetup } from './decisionSetup';

/** Reversing a decision, and the tally of all. */
export function reversalRows(now: Date): RuleCase[] {
  const { tally, tallied, inTally, row, contested, statement, reversed, upheld } =
    decisionSetup(now);
  return [
    row('contested, the decision reversed', true, 'contestReversed', reversed, {
      listing: contested,
    }),
    row(
      'contested, reversed after its end',
      true,
      'contestReversed',
      { ...reversed, expiresAt: daysFrom(now, 30) },
      { listing: { ...contested, expiresAt: daysFrom(now, -1) } },
    ),
    row('contested, reversed with its end behind', false, 'contestReversed', reversed, {
      listing: { ...contested, expiresAt: daysFrom(now, -1) },
    }),
    row(
      'contested, reversed but upheld',
      false,
      'contestReversed',
      { ...reversed, 'moderation.contestOutcome': 'upheld' },
      { listing: contested },
    ),
    row(
      'contested, reversed yesterday',
      false,
      'contestReversed',
      { ...reversed, 'moderation.contestDecidedAt': daysFrom(now, -1) },
      { listing: contested },
    ),
    row(
      'contested, reversed with an empty answer',
      false,
      'contestReversed',
      { ...reversed, 'moderation.contestAnswer': '' },
      { listing: contested },
    ),
    row(
      'contested, reversed but still rejected',
      false,
      'contestReversed',
      { ...reversed, 'moderation.decision': 'rejected' },
      { listing: contested },
    ),
    row(
      'contested, reversed by another',
      false,
      'contestReversed',
      { ...reversed, 'moderation.decidedBy': other },
      { listing: contested },
    ),
    row(
      'contested, reversed with other words of the owner',
      false,
      'contestReversed',
      { ...reversed, 'moderation.contestText': 'Alt text decât cel trimis.' },
      { listing: contested },
    ),
    row('contested, reversed and logged as approved', false, 'listingApproved', reversed, {
      listing: contested,
      tally: inTally.contestReversed,
    }),
    row(
      'rejected out of the tally',
      false,
      'listingRejected',
      { status: 'rejected', moderation: statement },
      { tally: null },
    ),
    row(
      'rejected and tallied on another ground',
      false,
      'listingRejected',
      { status: 'rejected', moderation: statement },
      { tally: tallied({ rejectedByGround: { spam: increment(1) } }) },
    ),
    row(
      'rejected beside many others of the year',
      true,
      'listingRejected',
      { status: 'rejected', moderation: statement },
      {
        world: { [tally]: { rejectedByGround: { fraud: 7, spam: 2 }, contested: 3, reversed: 1 } },
      },
    ),
    row(
      'rejected beside others, the tally as it was',
      false,
      'listingRejected',
      { status: 'rejected', moderation: statement },
      {
        tally: null,
        world: { [tally]: { rejectedByGround: { fraud: 7 }, contested: 3, reversed: 1 } },
      },
    ),
    row('contested, upheld out of the tally', false, 'contestUpheld', upheld, {
      listing: contested,
      tally: null,
    }),
    row('contested, reversed, tallied as upheld', false, 'contestReversed', reversed, {
      listing: contested,
      tally: inTally.contestUpheld,
    }),
  ];
}
