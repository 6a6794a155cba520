import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { daysFrom } from '../../baseWorld';
import { admin, claimsOf, seller } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';

/** What the rows of reports share. */
export function reportSetup(now: Date) {
  const path = 'reports/r1';
  const stored = { ...sampleReport, reporterId: seller, createdAt: daysFrom(now, -1) };
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
  return { path, stored, row, decision, decide, query };
}
