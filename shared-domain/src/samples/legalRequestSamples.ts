import type { LegalRequestFields } from '../people/legalRequest';
import { type Case, withField } from './Case';
import { sampleNow } from './listingSamples';

export const sampleLegalRequest: LegalRequestFields = {
  kind: 'access',
  source: 'contact',
  receivedAt: sampleNow,
  messageId: 'c1',
};

export const validLegalRequests: readonly (readonly [string, LegalRequestFields])[] = [
  ['a request by the contact form', sampleLegalRequest],
  [
    'a closed account',
    { kind: 'deletion', source: 'account', receivedAt: sampleNow, answeredAt: sampleNow },
  ],
];

export const invalidLegalRequests: readonly Case[] = [
  ...['kind', 'source', 'receivedAt'].map((field): Case => [
    `a request without ${field}`,
    withField(sampleLegalRequest, field, undefined),
  ]),
  ['a request with the name of its person', { ...sampleLegalRequest, name: 'Ana Pop' }],
  ['a request of an unknown kind', { ...sampleLegalRequest, kind: 'question' }],
  ['a request from nowhere', { ...sampleLegalRequest, source: 'phone' }],
];
