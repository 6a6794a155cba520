import type { PersonNote } from '../people/personNote';
import { PERSON_NOTE_MAX } from '../site/limits';
import { type Case, withField } from './Case';
import { sampleAdminId, sampleNow } from './listingSamples';

const samplePersonNote: PersonNote = {
  personId: 'vanzator',
  authorId: sampleAdminId,
  text: 'A răspuns repede la cererea de modificări.',
  at: sampleNow,
};
export const validPersonNotes: readonly (readonly [string, PersonNote])[] = [
  ['a note', samplePersonNote],
];
export const invalidPersonNotes: readonly Case[] = [
  ...Object.keys(samplePersonNote).map((field): Case => [
    `a note without ${field}`,
    withField(samplePersonNote, field, undefined),
  ]),
  ['a note over the limit', { ...samplePersonNote, text: 'x'.repeat(PERSON_NOTE_MAX + 1) }],
  ['a note with a field nobody knows', { ...samplePersonNote, isPublic: true }],
];
