import { Double, type RuleCase } from '../../RuleCase';
import { adminRow as row, saved } from '../administration/asAdmin';
import { settingsSetup } from './settingsSetup';

/** The settings of limits, moderation and localities. */
export function limitSettingsRows(now: Date): RuleCase[] {
  const { put, limits, moderation, most, least } = settingsSetup();
  return [
    limits('the most', true, most),
    limits('the least', true, least),
    ...Object.entries(most).flatMap(([field, max]) => [
      limits(`${field} over its limit`, false, { [field]: max + 1 }),
      limits(`${field} below its limit`, false, { [field]: field === 'eurRateBani' ? 399 : -1 }),
      limits(`${field} as a double`, false, { [field]: new Double(max) }),
      limits(`${field} as digits`, false, { [field]: String(max) }),
    ]),
    moderation('no words', true, { bannedWords: [], bannedPattern: '' }),
    moderation('the most words', true, {
      bannedWords: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(37)}${at + 100}`),
      bannedPattern: 'x'.repeat(20_000),
      autoTrustAfter: 1000,
    }),
    moderation('too long a pattern', false, { bannedPattern: 'x'.repeat(20_001) }),
    moderation('a pattern that cannot be read', false, { bannedPattern: '(arme' }),
    moderation('a pattern without words', false, { bannedWords: [] }),
    moderation('words without a pattern', false, { bannedPattern: '' }),
    moderation('a word of one letter', false, { bannedWords: ['a'] }),
    moderation('trust after too many', false, { autoTrustAfter: 1001 }),
    moderation('trust after a double', false, { autoTrustAfter: new Double(3) }),
    row(
      'save the most localities',
      true,
      put(
        'localities',
        saved({
          localities: Array.from({ length: 300 }, (_, at) => ({ id: `l${at}` })),
          updatedAt: now,
        }),
      ),
    ),
    row(
      'save too many localities',
      false,
      put(
        'localities',
        saved({
          localities: Array.from({ length: 301 }, (_, at) => ({ id: `l${at}` })),
          updatedAt: now,
        }),
      ),
    ),
    row(
      'save localities that are a map',
      false,
      put('localities', saved({ localities: { a: 1 }, updatedAt: now })),
    ),
  ];
}
