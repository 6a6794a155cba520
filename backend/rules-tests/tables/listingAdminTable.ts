import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf, userOf } from '../baseWorld';
import { admin, buyer, claimsOf, listingId, other } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  REMOVED,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { logEntry } from './logEntry';
import { paths } from './publishing';

const path = paths(listingId);
const check: Write = { set: path.check, data: { at: NOW } };

/** What administrators may change, each with its log entry. */
export function listingAdminTable(now: Date): RuleCase[] {
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
      'approved after a contest, forgetting it',
      false,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: contested },
    ),
    row(
      'waiting again after a contest, approved',
      true,
      'listingApproved',
      { status: 'active', moderation: approved },
      { listing: { ...contested, status: 'pending' } },
    ),
    row(
      'approved after an upheld contest',
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
    row('edited', true, 'listingEdited', { title: 'Dacia Logan, corectat' }, { writes: [check] }),
    row(
      'edited in a closed category',
      true,
      'listingEdited',
      { localityId: 'medias' },
      { listing: { categoryId: 'inchisa' } },
    ),
    row('edited without a check', false, 'listingEdited', { title: 'Dacia Logan, corectat' }),
    ...(
      [
        ['description', 'x'.repeat(50)],
        ['photos', []],
        ['vehicle', { ...((sampleCar as Data).vehicle as Data), year: 2017 }],
      ] as const
    ).map(([field, value]) =>
      row(`edited in ${field} without a check`, false, 'listingEdited', {
        [field]: value,
        ...(field === 'photos' && { hasPhotos: false }),
      }),
    ),
    row(
      'edited by taking the photos away',
      true,
      'listingEdited',
      { photos: [], hasPhotos: false },
      { writes: [check] },
    ),
    row('rejected in the fewest words', true, 'listingRejected', {
      status: 'rejected',
      moderation: { ...statement, facts: 'x'.repeat(10) },
    }),
    row('rejected in one word less', false, 'listingRejected', {
      status: 'rejected',
      moderation: { ...statement, facts: 'x'.repeat(9) },
    }),
    row(
      'contested, rejected by another administrator, reversed with an answer',
      true,
      'contestReversed',
      { ...reversed, 'moderation.contestAnswer': 'Aveți dreptate.' },
      { listing: { ...contested, moderation: { ...contested.moderation, decidedBy: other } } },
    ),
    row(
      'given to another owner',
      false,
      'listingEdited',
      { ownerId: other, photos: [], hasPhotos: false },
      { writes: [check] },
    ),
    row(
      'edited and logged as archived',
      false,
      'listingArchived',
      { title: 'Dacia Logan, corectat' },
      { writes: [check] },
    ),
    row('edited from an old tab', false, 'listingEdited', { localityId: 'medias', version: 3 }),
    row('edited to a double version', false, 'listingEdited', {
      localityId: 'medias',
      version: new Double(4),
    }),
    row('edited into an invalid one', false, 'listingEdited', { localityId: '' }),
    row(
      'edited with a later end',
      false,
      'listingEdited',
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 3) } },
    ),
    row(
      'edited while waiting, with a later end',
      false,
      'listingEdited',
      { expiresAt: daysFrom(now, 30) },
      { listing: { status: 'pending' } },
    ),
    row('edited and decided', false, 'listingEdited', { moderation: approved }),
    ...(
      [
        ['ownerId', other],
        ['kind', 'service'],
        ['createdAt', NOW],
        ['hasPhone', false],
        ['sellerName', 'Altul'],
        ['sellerType', 'company'],
        ['priceLei', 47_000],
        ['priceChanges', 1],
        ['previousPriceLei', 5],
        ['price.negotiable', false],
        ['soldAt', NOW],
        ['publishedAt', NOW],
      ] as const
    ).map(([field, value]) =>
      row(
        `edited in ${field}`,
        false,
        'listingEdited',
        { [field]: value },
        {
          writes: field === 'hasPhone' ? [] : [check],
          world: field === 'hasPhone' ? { [path.contact]: null } : {},
        },
      ),
    ),
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
