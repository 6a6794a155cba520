import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { daysFrom } from '../../baseWorld';
import { seller } from '../../people';
import { NOW } from '../../RuleCase';

/** What the rows of reports share. */
export function reportSetup(now: Date) {
  const path = 'reports/r1';
  const stored = { ...sampleReport, reporterId: seller, createdAt: daysFrom(now, -1) };
  const decision = {
    outcome: 'removed',
    text: 'Anunțul a fost eliminat.',
    decidedAt: NOW,
  };
  const query = { where: [['reporterId', '==', seller]] as ['reporterId', '==', string][] };
  return { path, stored, decision, query };
}
