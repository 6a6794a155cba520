import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { invalidReports } from '@anunturi/shared-domain/samples/reportSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { extremes, faultsOf, refusals } from '../../matrix';
import { leaving, other, seller } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { publicUsage } from '../contact/publicUsage';
import { dailyUsage } from '../listings/publishing';
import { reportSetup } from './reportSetup';

/** Sending a report. */
export function reportSendingRows(now: Date): RuleCase[] {
  const { path, anonymous, own, send, sendOwn, row, decision } = reportSetup(now);
  return [
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
  ];
}
