// Sample data: decisions about listings, valid and not.
import * as limits from '../site/limits';
import type { Case } from './Case';
import { sampleNow, sampleRejection } from './listingSamples';

/** A rejection against which its owner appeals. */
const sampleAppealed = {
  ...sampleRejection,
  contestText: 'Kilometrii sunt cei din cartea de service.',
  contestedAt: sampleNow,
};

export const validModerations: readonly Case[] = [
  ['an approval', { decision: 'approved', decidedAt: sampleNow }],
  ['a rejection', sampleRejection],
  ['an appealed rejection', sampleAppealed],
  ['an answered one', { ...sampleAppealed, contestOutcome: 'upheld', contestDecidedAt: sampleNow }],
  [
    'one whose answer was put away',
    {
      ...sampleAppealed,
      contestOutcome: 'upheld',
      contestDecidedAt: sampleNow,
      answerDismissedAt: sampleNow,
    },
  ],
];

export const invalidModerations: readonly Case[] = [
  ['no decision', { ...sampleRejection, decision: undefined }],
  ['a rejection without a ground', { ...sampleRejection, ground: undefined }],
  ['a rejection without facts', { ...sampleRejection, facts: undefined }],
  ['a rejection on an unknown ground', { ...sampleRejection, ground: 'mood' }],
  [
    'an appeal below the limit',
    { ...sampleAppealed, contestText: 'x'.repeat(limits.APPEAL_MIN - 1) },
  ],
  ['an unknown outcome', { ...sampleAppealed, contestOutcome: 'maybe' }],
];
