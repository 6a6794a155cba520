import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { daysFrom } from '../../baseWorld';
import { admin, claimsOf, seller } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { publicUsage } from '../contact/publicUsage';
import { dailyUsage } from '../listings/publishing';

/** What the rows of reports share. */
export function reportSetup(now: Date) {
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
  return { path, anonymous, own, stored, send, sendOwn, row, decision, decide, query };
}
