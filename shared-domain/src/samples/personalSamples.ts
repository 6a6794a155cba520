import type { ArchiveEntryFields, ArchiveUsage } from '../people/archiveEntry';
import type { Notice } from '../people/notice';
import type { DailyUsage } from '../people/dailyUsage';
import type { Favourite } from '../listing/favourite';
import * as limits from '../site/limits';
import type { SavedSearchFields } from '../search/savedSearch';
import { type Case, withField } from './Case';
import { sampleListingId, sampleNow, sampleSellerId } from './listingSamples';

const sampleFavourite: Favourite = {
  listingId: sampleListingId,
  priceLei: 48_355,
  addedAt: sampleNow,
};
export const validFavourites: readonly (readonly [string, Favourite])[] = [
  ['a favourite', sampleFavourite],
];
export const invalidFavourites: readonly Case[] = [
  ...Object.keys(sampleFavourite).map((field): Case => [
    `a favourite without ${field}`,
    withField(sampleFavourite, field, undefined),
  ]),
  ['a favourite with a field nobody knows', { ...sampleFavourite, note: 'x' }],
  ['a favourite of a wrong id', { ...sampleFavourite, listingId: 'x/y' }],
  ['a favourite with a negative price', { ...sampleFavourite, priceLei: -1 }],
];

export const sampleShownPhone = {
  listingId: sampleListingId,
  digest: 'digestOfAPhone-0000000',
  at: sampleNow,
  forgetAt: sampleNow,
};
export const invalidShownPhones: readonly Case[] = [
  ...Object.keys(sampleShownPhone).map((field): Case => [
    `a shown phone without ${field}`,
    withField(sampleShownPhone, field, undefined),
  ]),
  ['a shown phone with the phone itself', { ...sampleShownPhone, digest: '0712345678' }],
];

export const sampleSavedSearch: SavedSearchFields = {
  name: 'Logan sub 10.000 €',
  query: 'fel=masini&marca=dacia&model=logan&moneda=EUR&pret-max=10000',
  createdAt: sampleNow,
  lastSeenAt: sampleNow,
};
export const validSavedSearches: readonly (readonly [string, SavedSearchFields])[] = [
  ['a search', sampleSavedSearch],
  ['the search of everything', { ...sampleSavedSearch, query: '' }],
];
export const invalidSavedSearches: readonly Case[] = [
  ...Object.keys(sampleSavedSearch).map((field): Case => [
    `a search without ${field}`,
    withField(sampleSavedSearch, field, undefined),
  ]),
  ['a search with a field nobody knows', { ...sampleSavedSearch, mail: true }],
  ['a search with an empty name', { ...sampleSavedSearch, name: '' }],
  [
    'a search name over the limit',
    { ...sampleSavedSearch, name: 'x'.repeat(limits.SAVED_SEARCH_NAME_MAX + 1) },
  ],
  [
    'a query over the limit',
    { ...sampleSavedSearch, query: 'x'.repeat(limits.SAVED_SEARCH_QUERY_MAX + 1) },
  ],
  [
    'a query that is a whole address',
    { ...sampleSavedSearch, query: '/toate-anunturile?marca=dacia' },
  ],
];

export const sampleNotice: Notice = {
  kind: 'listing',
  text: 'Anunțul „Dacia Logan” a fost aprobat și este public.',
  path: '/dashboard',
  createdAt: sampleNow,
  read: false,
  forgetAt: sampleNow,
};
export const validNotices: readonly (readonly [string, Notice])[] = [
  ['an unread notice', sampleNotice],
  ['a notice that was read', { ...sampleNotice, read: true }],
];
export const invalidNotices: readonly Case[] = [
  ...Object.keys(sampleNotice).map((field): Case => [
    `a notice without ${field}`,
    withField(sampleNotice, field, undefined),
  ]),
  ['a notice of a kind nobody knows', { ...sampleNotice, kind: 'advert' }],
  ['a notice without words', { ...sampleNotice, text: '' }],
  ['a notice that leads to another site', { ...sampleNotice, path: 'https://example.com' }],
  ['a notice that leads to another host', { ...sampleNotice, path: '//example.com' }],
];

export const sampleArchiveEntry: ArchiveEntryFields = {
  name: 'Contract Logan.pdf',
  kind: 'saleContract',
  tags: ['logan', '2026'],
  path: `archive/${sampleSellerId}/contract-01.pdf`,
  sizeBytes: 182_000,
  contentType: 'application/pdf',
  listingId: sampleListingId,
  createdAt: sampleNow,
};
export const validArchiveEntries: readonly (readonly [string, ArchiveEntryFields])[] = [
  ['a contract', sampleArchiveEntry],
  ['a deleted one that can come back', { ...sampleArchiveEntry, deletedAt: sampleNow }],
  [
    'a proof of a listing that is still written',
    {
      ...sampleArchiveEntry,
      proofOf: 'abcdefghij0123456789',
      proof: { kind: 'itp', day: '2026-01-12', mileageKm: 120_000 },
    },
  ],
  ['one in a folder', { ...sampleArchiveEntry, folder: 'x'.repeat(limits.ARCHIVE_FOLDER_MAX) }],
  [
    'a paper that expires, known by its bytes',
    { ...sampleArchiveEntry, expiresAt: sampleNow, term: 'rca', sha256: 'a'.repeat(64) },
  ],
];
export const invalidArchiveEntries: readonly Case[] = [
  ...['name', 'kind', 'tags', 'path', 'sizeBytes', 'contentType', 'createdAt'].map(
    (field): Case => [`an entry without ${field}`, withField(sampleArchiveEntry, field, undefined)],
  ),
  ['an entry with a field nobody knows', { ...sampleArchiveEntry, shared: true }],
  [
    'a name over the limit',
    { ...sampleArchiveEntry, name: 'x'.repeat(limits.ARCHIVE_NAME_MAX + 1) },
  ],
  ['an unknown kind', { ...sampleArchiveEntry, kind: 'secret' }],
  [
    'too many tags',
    {
      ...sampleArchiveEntry,
      tags: Array.from({ length: limits.ARCHIVE_TAGS_MAX + 1 }, (_, at) => `t${at}`),
    },
  ],
  ['a folder without name', { ...sampleArchiveEntry, folder: '' }],
  [
    'a name of a folder over the limit',
    { ...sampleArchiveEntry, folder: 'x'.repeat(limits.ARCHIVE_FOLDER_MAX + 1) },
  ],
  ['a file outside the archive', { ...sampleArchiveEntry, path: 'listings/x/y.webp' }],
  ['an empty file', { ...sampleArchiveEntry, sizeBytes: 0 }],
  [
    'a file over the limit',
    { ...sampleArchiveEntry, sizeBytes: limits.ARCHIVE_EARLIER_FILE_MAX_BYTES + 1 },
  ],
  ['a digest of another length', { ...sampleArchiveEntry, sha256: 'a'.repeat(63) }],
  ['a program', { ...sampleArchiveEntry, contentType: 'application/x-msdownload' }],
  ['an entry of a wrong listing', { ...sampleArchiveEntry, listingId: 'x' }],
];

export const sampleArchiveUsage: ArchiveUsage = { usedBytes: 182_000, lastEntryId: 'entry01' };
export const invalidArchiveUsages: readonly Case[] = [
  [
    'more bytes than the quota',
    { ...sampleArchiveUsage, usedBytes: limits.ARCHIVE_EARLIER_QUOTA_BYTES + 1 },
  ],
  ['fewer bytes than none', { ...sampleArchiveUsage, usedBytes: -1 }],
];

export const sampleDailyUsage: DailyUsage = {
  day: '20261120',
  listings: 1,
  conversations: 0,
  messages: 0,
  reports: 0,
  lastListingId: sampleListingId,
};
export const invalidDailyUsages: readonly Case[] = [
  ...['listings', 'conversations', 'messages', 'reports'].map((field): Case => [
    `a day without ${field}`,
    withField(sampleDailyUsage, field, undefined),
  ]),
  ['a negative count', { ...sampleDailyUsage, messages: -1 }],
  ['a count that is text', { ...sampleDailyUsage, messages: '1' }],
  ['a day with a field nobody knows', { ...sampleDailyUsage, likes: 1 }],
];
