import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { basisOf } from '@anunturi/shared-domain/moderation/moderationFields';
import { blockedEmail } from './blockEmails';
import { changesAskedEmail, rejectedEmail } from './decisionEmails';
import type { EmailContent } from './EmailContent';
import { restrictionEmail } from './restrictionEmails';

const title = 'Dacia Logan 2018';
const facts = 'Prețul din descriere este altul.';
const until = new Date('2026-12-06T10:00:00Z');
const ground = 'misleading' as const;
const restricted = { heading: 'Ceva', targetKind: 'listing', targetTitle: title, facts } as const;

const statements: [string, EmailContent, isAbout: boolean][] = [
  [
    'a rejection',
    rejectedEmail({ title, ground, facts, isRemoval: false, isNotified: true }),
    true,
  ],
  ['a removal', rejectedEmail({ title, ground, facts, isRemoval: true, isNotified: false }), true],
  ['changes asked', changesAskedEmail({ id: 'a', title, changes: [facts] }), true],
  ['a suspension', blockedEmail({ ground, facts, until }), false],
  ['a change of words', restrictionEmail({ ...restricted, ground }), true],
  ['a hold by the program', restrictionEmail({ ...restricted, byMachine: true }), true],
];
const wordsOf = ({ paragraphs = [], facts: said = [], afterwards = [] }: EmailContent) =>
  [...paragraphs, ...said.flat(), ...afterwards].join('\n');

test.each(statements)(
  'the statement about %s names provision or rule, facts, who decided, and the ways of redress',
  (_what, email, isAbout) => {
    const words = wordsOf(email);
    expect(words).toMatch(/Din\n(regula \d din )?termenii site-ului/);
    expect(words).toContain(facts);
    expect(words).toMatch(/luată (de un (moderator|om)|automat)/);
    expect(words).toContain(appealTexts.once);
    expect(words.includes(title)).toBe(isAbout);
  },
);

test('what rests on law names the law', () => {
  expect(wordsOf(blockedEmail({ ground: 'fraud', facts, until }))).toContain(basisOf('fraud'));
});

test('a suspension without an end names no day until which it lasts', () => {
  expect(wordsOf(blockedEmail({ ground, facts, until: undefined }))).not.toMatch(/până/i);
});
