import { sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf } from '../../baseWorld';
import { admin, claimsOf, listingId } from '../../people';
import {
  type Data,
  increment,
  NOW,
  REMOVED,
  type RuleCase,
  type World,
  type Write,
} from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { paths } from '../listings/publishing';

export const path = paths(listingId);

export const check: Write = { set: path.check, data: { at: NOW } };

/** What the rows of decisions about a listing share, and the decisions they start from. */
export function decisionSetup(now: Date) {
  const tally = `moderationTallies/${now.getUTCFullYear()}`;
  const tallied = (counts: Data): Write => ({
    set: tally,
    data: { rejectedByGround: {}, contested: increment(0), reversed: increment(0), ...counts },
    merge: true,
  });
  const inTally: Record<string, Write> = {
    listingRejected: tallied({ rejectedByGround: { fraud: increment(1) } }),
    contestUpheld: tallied({ contested: increment(1) }),
    contestReversed: tallied({ contested: increment(1), reversed: increment(1) }),
  };
  const row = (
    what: string,
    may: boolean,
    action: string,
    data: Data,
    more: {
      listing?: Data;
      writes?: Write[];
      log?: Write | null;
      tally?: Write | null;
      world?: World;
    } = {},
  ): RuleCase => ({
    what: `as administrator, a listing ${what}`,
    as: admin,
    claims: claimsOf(admin),
    may,
    act: {
      write: [
        { update: path.listing, data: { version: 4, updatedAt: NOW, logId: 'log1', ...data } },
        ...(more.log === null ? [] : [more.log ?? logEntry('log1', action, 'listing', listingId)]),
        ...(more.writes ?? []),
        ...[more.tally === undefined ? inTally[action] : more.tally].filter(
          (write) => write != null,
        ),
      ],
    },
    world: { ...(more.listing && { [path.listing]: listingOf(now, more.listing) }), ...more.world },
  });
  const rejection = { ...sampleRejection, decidedAt: daysFrom(now, -4) };
  const contested = {
    status: 'rejected',
    moderation: {
      ...rejection,
      contestText: 'Kilometrii sunt cei din cartea de service.',
      contestedAt: daysFrom(now, -1),
      contestWaiting: true,
    },
  };
  const answered = {
    status: 'rejected',
    moderation: {
      ...contested.moderation,
      contestWaiting: undefined,
      contestOutcome: 'upheld',
      contestDecidedAt: daysFrom(now, -1),
    },
  };
  const approved = { decision: 'approved', decidedAt: NOW, decidedBy: admin };
  const statement = {
    decision: 'rejected',
    decidedAt: NOW,
    decidedBy: admin,
    ground: 'fraud',
    facts: 'Anunțul cere bani în avans.',
  };
  const pending = { status: 'pending', publishedAt: undefined, expiresAt: undefined };
  const reversed = {
    status: 'active',
    'moderation.decision': 'approved',
    'moderation.decidedAt': NOW,
    'moderation.decidedBy': admin,
    'moderation.contestWaiting': REMOVED,
    'moderation.contestOutcome': 'reversed',
    'moderation.contestDecidedAt': NOW,
  };
  const upheld = {
    'moderation.contestWaiting': REMOVED,
    'moderation.contestOutcome': 'upheld',
    'moderation.contestDecidedAt': NOW,
  };
  const publish = {
    status: 'active',
    moderation: approved,
    publishedAt: NOW,
    expiresAt: daysFrom(now, 30),
  };
  return {
    tally,
    tallied,
    inTally,
    row,
    rejection,
    contested,
    answered,
    approved,
    statement,
    pending,
    reversed,
    upheld,
    publish,
  };
}
