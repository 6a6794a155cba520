import type { ListingDeletion } from '../listing/listingDeletion';
import type { ListingCounters } from '../listing/listingCounters';
import type { PriceHistoryEntry } from '../listing/priceHistory';
import type { HiddenContacts } from '../listing/hiddenContacts';
import type { PublicContact } from '../listing/publicContact';
import { type Case, withField } from './Case';
import { sampleExpiry, sampleNow } from './listingSamples';

export const samplePriceHistoryEntry: PriceHistoryEntry = {
  amountMinor: 950_000,
  currency: 'EUR',
  priceLei: 48_355,
  at: sampleNow,
};
export const invalidPriceHistoryEntries: readonly Case[] = [
  ...Object.keys(samplePriceHistoryEntry).map((field): Case => [
    `a price entry without ${field}`,
    withField(samplePriceHistoryEntry, field, undefined),
  ]),
  ['a price entry with a field nobody knows', { ...samplePriceHistoryEntry, note: 'x' }],
  ['a negative price', { ...samplePriceHistoryEntry, amountMinor: -1 }],
  ['a price in dollars', { ...samplePriceHistoryEntry, currency: 'USD' }],
];

export const sampleContact: PublicContact = { phone: '0712345678' };
export const invalidContacts: readonly Case[] = [
  ['a contact without a phone', {}],
  ['a phone as typed', { phone: '+40 712 345 678' }],
  ['a contact with an e-mail too', { phone: '0712345678', email: 'ana@example.ro' }],
];

export const sampleHidden: HiddenContacts = { contacts: ['0740 999 999', 'www.exemplu.ro'] };
export const invalidHidden: readonly Case[] = [
  ['one text', { contacts: '0740 999 999' }],
  ['an empty contact', { contacts: [''] }],
  ['a phone beside them', { ...sampleHidden, phone: '0712345678' }],
];

export const sampleCounters: ListingCounters = { views: 0, favourites: 0, conversations: 0 };
export const invalidCounters: readonly Case[] = [
  ...Object.keys(sampleCounters).map((field): Case => [
    `counters without ${field}`,
    withField(sampleCounters, field, undefined),
  ]),
  ['a negative count', { ...sampleCounters, views: -1 }],
  ['a count of likes', { ...sampleCounters, likes: 0 }],
];

export const sampleDeletion: ListingDeletion = {
  from: 'active',
  askedAt: sampleNow,
  dueAt: sampleExpiry,
  isEvidence: false,
};
export const invalidDeletions: readonly Case[] = [
  ...Object.keys(sampleDeletion).map((field): Case => [
    `a deletion without ${field}`,
    withField(sampleDeletion, field, undefined),
  ]),
  ['a deletion of a deleted listing', { ...sampleDeletion, from: 'deleted' }],
  ['a deletion that is due at once', { ...sampleDeletion, dueAt: sampleNow }],
  ['a deletion with a field nobody knows', { ...sampleDeletion, by: 'ana' }],
];
