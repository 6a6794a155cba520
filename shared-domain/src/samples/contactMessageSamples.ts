import type { ContactMessageFields } from '../moderation/contactMessage';
import * as limits from '../site/limits';
import { type Case, withField } from './Case';
import { sampleNow } from './listingSamples';

export const sampleContactMessage: ContactMessageFields = {
  name: 'Dan Radu',
  email: 'dan@example.ro',
  subject: 'Întrebare despre publicare',
  message: 'Bună ziua, cum pot schimba categoria unui anunț?',
  status: 'new',
  createdAt: sampleNow,
};

export const validContactMessages: readonly (readonly [string, ContactMessageFields])[] = [
  ['a new message', sampleContactMessage],
  [
    'an answered one with a note',
    {
      ...sampleContactMessage,
      status: 'answered',
      note: 'Răspuns pe e-mail.',
      updatedAt: sampleNow,
    },
  ],
  [
    'one that was answered here',
    {
      ...sampleContactMessage,
      status: 'answered',
      answer: { text: 'Din „Modificați anunțul”.', at: sampleNow },
      updatedAt: sampleNow,
    },
  ],
];

export const invalidContactMessages: readonly Case[] = [
  ...Object.keys(sampleContactMessage).map((field): Case => [
    `a contact message without ${field}`,
    withField(sampleContactMessage, field, undefined),
  ]),
  ['a contact message with a field nobody knows', { ...sampleContactMessage, phone: '0712345678' }],
  ['a name below the limit', { ...sampleContactMessage, name: 'x' }],
  [
    'a name over the limit',
    { ...sampleContactMessage, name: 'x'.repeat(limits.DISPLAY_NAME_MAX + 1) },
  ],
  ['a wrong e-mail', { ...sampleContactMessage, email: 'dan at example.ro' }],
  [
    'an e-mail over the limit',
    { ...sampleContactMessage, email: `${'x'.repeat(limits.EMAIL_MAX)}@example.ro` },
  ],
  ['a subject below the limit', { ...sampleContactMessage, subject: 'x' }],
  [
    'a subject over the limit',
    { ...sampleContactMessage, subject: 'x'.repeat(limits.CONTACT_SUBJECT_MAX + 1) },
  ],
  [
    'a message below the limit',
    { ...sampleContactMessage, message: 'x'.repeat(limits.CONTACT_MESSAGE_MIN - 1) },
  ],
  [
    'a message over the limit',
    { ...sampleContactMessage, message: 'x'.repeat(limits.CONTACT_MESSAGE_MAX + 1) },
  ],
  ['an unknown status', { ...sampleContactMessage, status: 'read' }],
  [
    'a note over the limit',
    { ...sampleContactMessage, status: 'archived', note: 'x'.repeat(limits.NOTE_MAX + 1) },
  ],
  [
    'an answer over the limit',
    {
      ...sampleContactMessage,
      answer: { text: 'x'.repeat(limits.CONTACT_ANSWER_MAX + 1), at: sampleNow },
    },
  ],
  ['a time that is text', { ...sampleContactMessage, createdAt: 'now' }],
];
