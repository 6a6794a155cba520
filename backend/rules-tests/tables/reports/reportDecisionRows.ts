import { daysFrom } from '../../baseWorld';
import { seller } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { reportSetup } from './reportSetup';

/** Deciding a report. */
export function reportDecisionRows(now: Date): RuleCase[] {
  const { path, stored, row, decision, decide } = reportSetup(now);
  return [
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
