import * as limits from '../site/limits';
import type { ReportFields } from '../moderation/report';
import { type Case, withField } from './Case';
import { sampleListingId, sampleNow } from './listingSamples';

export const sampleReport: ReportFields = {
  target: 'listing',
  targetId: sampleListingId,
  url: `/anunt/dacia-logan-${sampleListingId}`,
  title: 'Dacia Logan 1.5 dCi, unic proprietar',
  ground: 'fraud',
  explanation: 'Vânzătorul cere avans prin transfer și nu arată mașina.',
  reporterName: 'Dan Radu',
  reporterEmail: 'dan@example.ro',
  goodFaith: true,
  status: 'open',
  createdAt: sampleNow,
};
const decision = {
  outcome: 'removed' as const,
  text: 'Anunțul a fost eliminat.',
  decidedAt: sampleNow,
};
const { reporterName: _name, reporterEmail: _email, ...nameless } = sampleReport;

export const validReports: readonly (readonly [string, ReportFields])[] = [
  ['a report of fraud', sampleReport],
  ['a nameless report of child abuse', { ...nameless, ground: 'childAbuse' }],
  [
    'a report that was repeated',
    {
      ...sampleReport,
      count: 2,
      repeats: [{ at: sampleNow, ground: 'fraud', explanation: sampleReport.explanation }],
    },
  ],
  ['a decided report', { ...sampleReport, status: 'decided', decision }],
  [
    'a report whose decision was reversed',
    { ...sampleReport, status: 'decided', decision, reversedAt: sampleNow },
  ],
];

export const invalidReports: readonly Case[] = [
  ...Object.keys(sampleReport).map((field): Case => [
    `a report without ${field}`,
    withField(sampleReport, field, undefined),
  ]),
  ['a report with a field nobody knows', { ...sampleReport, urgent: true }],
  ['a report of an unknown target', { ...sampleReport, target: 'site' }],
  ['a report of another site', { ...sampleReport, url: 'https://example.com/' }],
  ['a report of an address that leaves the site', { ...sampleReport, url: '//example.com/' }],
  ['a report on an unknown ground', { ...sampleReport, ground: 'mood' }],
  [
    'an explanation below the limit',
    { ...sampleReport, explanation: 'x'.repeat(limits.REPORT_EXPLANATION_MIN - 1) },
  ],
  [
    'an explanation over the limit',
    { ...sampleReport, explanation: 'x'.repeat(limits.REPORT_EXPLANATION_MAX + 1) },
  ],
  ['a report with a wrong e-mail', { ...sampleReport, reporterEmail: 'dan' }],
  ['a report not in good faith', { ...sampleReport, goodFaith: false }],
  ['a report of unknown status', { ...sampleReport, status: 'lost' }],
  ['an open report with a decision', { ...sampleReport, decision }],
  ['a decided report without a decision', { ...sampleReport, status: 'decided' }],
  ['an open report with a reversal', { ...sampleReport, reversedAt: sampleNow }],
  ['a report whose time is text', { ...sampleReport, createdAt: 'now' }],
];
