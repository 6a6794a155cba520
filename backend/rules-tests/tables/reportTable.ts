import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { invalidReports, sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { daysFrom, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, leaving, other, seller } from '../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../RuleCase';
import { logEntry } from './logEntry';
import { publicUsage } from './publicUsage';
import { dailyUsage } from './publishing';

/** reports: who sends, reads and decides them. */
export function reportTable(now: Date): RuleCase[] {
  const path = 'reports/r1';
  const anonymous = { ...sampleReport, createdAt: NOW } as Data;
  const own = { ...anonymous, reporterId: seller };
  const stored = { ...own, createdAt: daysFrom(now, -1) };
  const send = (data: Data, id = 'r1'): Write[] => [
    { set: `reports/${id}`, data },
    publicUsage(now, { reports: id }),
  ];
  const sendOwn = (data: Data, uid = seller): Write[] => [
    { set: path, data },
    dailyUsage(uid, now, { reports: 'r1' }),
  ];
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const decision = {
    outcome: 'removed',
    text: 'Anunțul a fost eliminat.',
    decidedAt: NOW,
    decidedBy: admin,
  };
  const decide = (
    what: string,
    may: boolean,
    data: Data = {},
    more: { stored?: Data; log?: Write; as?: string } = {},
  ) =>
    row(
      `as administrator decide a report ${what}`,
      may,
      [
        { update: path, data: { status: 'decided', decision, logId: 'log1', ...data } },
        more.log ?? logEntry('log1', 'reportDecided', 'report', 'r1'),
      ],
      more.as ?? admin,
      { [path]: more.stored ?? stored },
    );
  const query = { where: [['reporterId', '==', seller]] as ['reporterId', '==', string][] };
  return [
    ...matrix({
      name: 'a report',
      path,
      document: stored,
      owner: seller,
      query,
      acts: {
        get: { may: ['owner', 'blocked', 'admin'] },
        list: { may: ['owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: sendOwn(own) } },
        update: {
          may: ['admin'],
          act: {
            write: [
              { update: path, data: { status: 'decided', decision, logId: 'log1' } },
              logEntry('log1', 'reportDecided', 'report', 'r1'),
            ],
          },
        },
      },
    }),
    { what: 'list all reports', as: seller, may: false, act: { list: 'reports', limit: 10 } },
    {
      what: 'list all reports as administrator',
      as: admin,
      may: true,
      act: { list: 'reports', limit: 10 },
    },
    {
      what: 'read a report without a reporter',
      as: seller,
      may: false,
      act: { get: path },
      world: { [path]: { ...sampleReport, createdAt: now } },
    },
    ...refusals(
      'a report',
      { as: null },
      [
        ...faultsOf(reportSchema, anonymous),
        ...invalidReports.map(
          ([what, data]) =>
            [what, { ...data, ...(data.createdAt instanceof Date && { createdAt: NOW }) }] as const,
        ),
      ],
      (data) => ({ write: send(data) }),
    ),
    row('report without an account', true, send(anonymous)),
    row(
      'report at the limits',
      true,
      send({
        ...anonymous,
        targetId: 'x'.repeat(200),
        url: `/${'x'.repeat(499)}`,
        title: 'x'.repeat(120),
        explanation: 'x'.repeat(2000),
        reporterName: 'x'.repeat(60),
      }),
    ),
    ...extremes(
      'a report',
      { as: null },
      reportSchema,
      anonymous,
      ['targetId', 'title', 'explanation', 'reporterName'],
      (data) => ({ write: send(data) }),
    ),
    row(
      'report the shortest',
      true,
      send({
        ...anonymous,
        targetId: 'x',
        url: '/',
        title: 'x',
        explanation: 'x'.repeat(20),
        reporterName: 'xy',
        reporterEmail: 'x@y.ro',
      }),
    ),
    ...['conversation', 'profile'].map((target) =>
      row(`report a ${target}`, true, send({ ...anonymous, target })),
    ),
    row(
      'report child abuse without a name',
      true,
      send({
        ...anonymous,
        ground: 'childAbuse',
        reporterName: undefined,
        reporterEmail: undefined,
      }),
    ),
    row('report fraud without a name', false, send({ ...anonymous, reporterName: undefined })),
    row('report fraud without an e-mail', false, send({ ...anonymous, reporterEmail: undefined })),
    ...(
      [
        ['a decision', { decision: { ...decision, decidedAt: NOW } }],
        ['a log entry', { logId: 'x' }],
        ['an old time', { createdAt: daysFrom(now, -1) }],
        ['a list for a title', { title: ['x'] }],
        ['a list for an address', { url: ['/'] }],
        ['a list for an explanation', { explanation: Array.from({ length: 30 }, () => 'x') }],
        ['a list for a target', { targetId: ['x'] }],
        ['too long an address', { url: `/${'x'.repeat(500)}` }],
        ['the state decided', { status: 'decided' }],
      ] as [string, Data][]
    ).map(([what, change]) => row(`report with ${what}`, false, send({ ...anonymous, ...change }))),
    row('report without counting it', false, [{ set: path, data: anonymous }]),
    row('report under an id that is none', false, send(anonymous, 'r 1')),
    row('report in the name of another', false, sendOwn(own, other), other),
    row('report in a name without an account', false, sendOwn(own), null),
    row('report signed in as nobody', false, send(anonymous), seller),
    row(
      'report signed in and counted by the day of everybody',
      false,
      [{ set: path, data: own }, publicUsage(now, { reports: 'r1' })],
      seller,
    ),
    row(
      'report while leaving',
      false,
      [
        { set: path, data: { ...own, reporterId: leaving } },
        dailyUsage(leaving, now, { reports: 'r1' }),
      ],
      leaving,
    ),
    row('report counted before and blocked since', false, [{ set: path, data: own }], seller, {
      [`users/${seller}`]: userOf(seller, now, { blocked: true }),
    }),
    decide('', true),
    row(
      'as the reporter decide a report beside a log entry',
      false,
      [
        {
          update: path,
          data: { status: 'decided', decision: { ...decision, decidedBy: seller }, logId: 'log1' },
        },
      ],
      seller,
      {
        [path]: stored,
        'moderationLog/log1': {
          action: 'reportDecided',
          targetKind: 'report',
          targetId: 'r1',
          at: now,
        },
      },
    ),
    decide('in one letter', true, { decision: { ...decision, text: 'x' } }),
    decide('in the most words', true, {
      decision: { ...decision, text: 'x'.repeat(2000), outcome: 'kept' },
    }),
    decide('as corrected', true, { decision: { ...decision, outcome: 'changed' } }),
    ...(
      [
        ['in too many words', { text: 'x'.repeat(2001) }],
        ['in no words', { text: '' }],
        ['with an unknown outcome', { outcome: 'lost' }],
        ['as another', { decidedBy: seller }],
        ['yesterday', { decidedAt: daysFrom(now, -1) }],
        ['with more', { note: 'x' }],
      ] as [string, Data][]
    ).map(([what, change]) => decide(what, false, { decision: { ...decision, ...change } })),
    decide('and reword it', false, { title: 'Altul' }),
    decide('and leave it open', false, { status: 'open' }),
    decide('into another state', false, { status: 'closed' }),
    decide(
      'again',
      false,
      {},
      {
        stored: {
          ...stored,
          status: 'decided',
          decision: { ...decision, decidedAt: daysFrom(now, -1) },
        },
      },
    ),
    decide('that is in no state', false, {}, { stored: { ...stored, status: 'lost' } }),
    decide(
      'with a false log entry',
      false,
      {},
      { log: logEntry('log1', 'listingEdited', 'report', 'r1') },
    ),
    decide(
      'with the log entry of another',
      false,
      {},
      { log: logEntry('log1', 'reportDecided', 'report', 'r2') },
    ),
  ];
}
