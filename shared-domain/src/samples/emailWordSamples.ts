import type { EmailWordSettings } from '../emails/emailWordSettings';
import { EMAIL_WORDS_MAX } from '../site/limits';
import { type Case, withField } from './Case';
import { sampleNow } from './listingSamples';

const words = {
  subject: 'Gata, contul este închis',
  heading: 'V-ați luat rămas-bun',
  text: 'Ce ați avut la noi s-a șters.\nVă mulțumim.',
  closing: 'Vă așteptăm oricând înapoi.',
};
export const sampleEmailWords: EmailWordSettings = {
  words: { accountClosed: words },
  updatedAt: sampleNow,
};
export const validEmailWords: readonly (readonly [string, EmailWordSettings])[] = [
  ['words of one e-mail', sampleEmailWords],
  [
    'an e-mail that only begins',
    { ...sampleEmailWords, words: { accountClosed: { ...words, text: '', closing: '' } } },
  ],
  ['e-mails with their own words', { ...sampleEmailWords, words: {} }],
];
export const invalidEmailWords: readonly Case[] = [
  ['words without a time', withField(sampleEmailWords, 'updatedAt', undefined)],
  ['an unknown e-mail', { ...sampleEmailWords, words: { reclama: words } }],
  ['no subject', { ...sampleEmailWords, words: { accountClosed: { ...words, subject: '' } } }],
  [
    'an introduction over the limit',
    {
      ...sampleEmailWords,
      words: { accountClosed: { ...words, text: 'x'.repeat(EMAIL_WORDS_MAX.text + 1) } },
    },
  ],
];
