import { archiveEntrySchema, archiveUsageSchema } from './archiveEntry';
import { blogPostSchema } from './blogPost';
import { categorySchema } from './category';
import { contactMessageSchema } from './contactMessage';
import { conversationSchema } from './conversation';
import { dailyUsageSchema } from './dailyUsage';
import { favouriteSchema } from './favourite';
import { listingCountersSchema } from './listingCounters';
import { messageSchema } from './message';
import { moderationLogEntrySchema } from './moderationLog';
import { priceHistoryEntrySchema } from './priceHistory';
import { profileSchema } from './profile';
import { publicContactSchema } from './publicContact';
import { reportSchema } from './report';
import * as admin from './samples/adminSamples';
import { invalidBlogPosts, validBlogPosts } from './samples/blogPostSamples';
import { invalidContactMessages, validContactMessages } from './samples/contactMessageSamples';
import * as parts from './samples/listingPartSamples';
import * as messages from './samples/messageSamples';
import * as personal from './samples/personalSamples';
import { invalidReports, validReports } from './samples/reportSamples';
import * as users from './samples/userSamples';
import { savedSearchSchema } from './savedSearch';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from './settings';
import { userSchema } from './user';

type Checks = { safeParse(value: unknown): { success: boolean; error?: { issues: unknown } } };
type Row = readonly [what: string, value: unknown];
const collections: [
  name: string,
  schema: Checks,
  valid: readonly Row[],
  invalid: readonly Row[],
][] = [
  ['users', userSchema, users.validUsers, users.invalidUsers],
  ['profiles', profileSchema, users.validProfiles, users.invalidProfiles],
  ['messages', messageSchema, messages.validMessages, messages.invalidMessages],
  ['conversations', conversationSchema, messages.validConversations, messages.invalidConversations],
  ['reports', reportSchema, validReports, invalidReports],
  ['contactMessages', contactMessageSchema, validContactMessages, invalidContactMessages],
  ['blogPosts', blogPostSchema, validBlogPosts, invalidBlogPosts],
  ['favourites', favouriteSchema, personal.validFavourites, personal.invalidFavourites],
  ['savedSearches', savedSearchSchema, personal.validSavedSearches, personal.invalidSavedSearches],
  ['archive', archiveEntrySchema, personal.validArchiveEntries, personal.invalidArchiveEntries],
  [
    'usage of the archive',
    archiveUsageSchema,
    [['a usage', personal.sampleArchiveUsage]],
    personal.invalidArchiveUsages,
  ],
  [
    'dailyUsage',
    dailyUsageSchema,
    [['a day', personal.sampleDailyUsage]],
    personal.invalidDailyUsages,
  ],
  ['categories', categorySchema, admin.validCategories, admin.invalidCategories],
  ['moderationLog', moderationLogEntrySchema, admin.validLogEntries, admin.invalidLogEntries],
  [
    'site settings',
    siteSettingsSchema,
    [['texts', admin.sampleSiteSettings]],
    admin.invalidSiteSettings,
  ],
  [
    'limit settings',
    limitSettingsSchema,
    [['the defaults', admin.sampleLimitSettings]],
    admin.invalidLimitSettings,
  ],
  [
    'moderation settings',
    moderationSettingsSchema,
    [['the defaults', admin.sampleModerationSettings]],
    admin.invalidModerationSettings,
  ],
  [
    'locality settings',
    localitySettingsSchema,
    [['one place', admin.sampleLocalitySettings]],
    admin.invalidLocalitySettings,
  ],
  [
    'priceHistory',
    priceHistoryEntrySchema,
    [['a price', parts.samplePriceHistoryEntry]],
    parts.invalidPriceHistoryEntries,
  ],
  [
    'private contact',
    publicContactSchema,
    [['a phone', parts.sampleContact]],
    parts.invalidContacts,
  ],
  ['counters', listingCountersSchema, [['zeros', parts.sampleCounters]], parts.invalidCounters],
];
const rows = (at: 2 | 3) =>
  collections.flatMap((each) =>
    each[at].map(([what, value]) => [each[0], what, each[1], value] as const),
  );

test.each(rows(2))('%s accepts %s', (_name, _what, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toBeUndefined();
});

test.each(rows(3))('%s refuses %s', (_name, _what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
