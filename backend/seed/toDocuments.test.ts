import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { listingCountersSchema } from '@anunturi/shared-domain/listing/listingCounters';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import {
  moderationLogEntrySchema,
  moderationTallySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { bannedWords } from './data/notices';
import { sampleCounty } from '../testing/sampleCounty';
import { toDocuments, toListings } from './toDocuments';

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: unknown } } };
const schemas: [path: RegExp, schema: Schema][] = [
  [/^settings\/site$/, siteSettingsSchema],
  [/^settings\/limits$/, limitSettingsSchema],
  [/^settings\/moderation$/, moderationSettingsSchema],
  [/^settings\/localities$/, localitySettingsSchema],
  [/^categories\/[^/]+$/, categorySchema],
  [/^users\/[^/]+$/, userSchema],
  [/^profiles\/[^/]+$/, profileSchema],
  [/^listings\/[A-Za-z0-9]{20}$/, listingSchema],
  [/^listings\/[^/]+\/private\/contact$/, publicContactSchema],
  [/^listings\/[^/]+\/counters\/all$/, listingCountersSchema],
  [/^listings\/[^/]+\/priceHistory\/\d+$/, priceHistoryEntrySchema],
  [/^conversations\/[^/]+$/, conversationSchema],
  [/^conversations\/[^/]+\/messages\/[^/]+$/, messageSchema],
  [/^users\/[^/]+\/favourites\/[^/]+$/, favouriteSchema],
  [/^users\/[^/]+\/savedSearches\/[^/]+$/, savedSearchSchema],
  [/^blogPosts\/[^/]+$/, blogPostSchema],
  [/^contactMessages\/[^/]+$/, contactMessageSchema],
  [/^reports\/[^/]+$/, reportSchema],
  [/^moderationLog\/[^/]+$/, moderationLogEntrySchema],
  [/^moderationTallies\/\d{4}$/, moderationTallySchema],
];
const now = new Date('2026-11-20T10:00:00Z');
const documents = toDocuments(sampleCounty, now);

test('every document satisfies the contract of its collection', () => {
  const faults = documents.flatMap(([path, data]) => {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
    if (!schema) return [`${path}: no schema`];
    const { success, error } = schema.safeParse(data);
    return success ? [] : [`${path}: ${JSON.stringify(error?.issues)}`];
  });
  expect(faults).toEqual([]);
});

test('every collection of the demonstration has something in it', () => {
  const unused = schemas.filter(([pattern]) => !documents.some(([path]) => pattern.test(path)));
  expect(unused).toEqual([]);
});

test('no document is written twice', () => {
  expect(new Set(documents.map(([path]) => path)).size).toBe(documents.length);
});

test('the same moment gives the same documents, whatever the moment nothing lies in the future but expiry', () => {
  expect(toDocuments(sampleCounty, now)).toEqual(documents);
  const dates = documents.flatMap(([path, data]) =>
    Object.entries(data)
      .filter(([name, value]) => value instanceof Date && name !== 'expiresAt' && value > now)
      .map(([name]) => `${path} ${name}`),
  );
  expect(dates).toEqual([]);
});

test('texts are spelled with comma-below letters only', () => {
  const misspelled = documents
    .filter(([path, data]) => path !== 'settings/moderation' && /[şŞţŢ]/.test(JSON.stringify(data)))
    .map(([path]) => path);
  expect(misspelled).toEqual([]);
});

test('no listing uses a word that is banned', () => {
  for (const { fields } of toListings(sampleCounty, now))
    expect(findBannedWords(`${fields.title} ${fields.description}`, bannedWords)).toEqual([]);
});
