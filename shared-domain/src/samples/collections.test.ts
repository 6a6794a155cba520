import { archiveEntrySchema, archiveUsageSchema } from '../people/archiveEntry';
import { blogPostSchema } from '../blog/blogPost';
import { categorySchema } from '../listing/category';
import { personNoteSchema } from '../people/personNote';
import { invalidPersonNotes, validPersonNotes } from './personNoteSamples';
import { legalRequestSchema } from '../people/legalRequest';
import { contactMessageSchema } from '../moderation/contactMessage';
import { conversationSchema } from '../people/conversation';
import { dailyUsageSchema } from '../people/dailyUsage';
import { favouriteSchema } from '../listing/favourite';
import { listingCountersSchema } from '../listing/listingCounters';
import { hiddenContactsSchema } from '../listing/hiddenContacts';
import { listingDeletionSchema } from '../listing/listingDeletion';
import { messageSchema } from '../people/message';
import { noticeSchema } from '../people/notice';
import { moderationSchema } from '../moderation/moderation';
import { moderationLogEntrySchema } from '../moderation/moderationLog';
import { shownPhoneSchema } from '../listing/shownPhone';
import { priceHistoryEntrySchema } from '../listing/priceHistory';
import { profileSchema } from '../people/profile';
import { publicContactSchema } from '../listing/publicContact';
import { reportSchema } from '../moderation/report';
import * as admin from './adminSamples';
import { invalidBlogPosts, validBlogPosts } from './blogPostSamples';
import { invalidContactMessages, validContactMessages } from './contactMessageSamples';
import { invalidLegalRequests, validLegalRequests } from './legalRequestSamples';
import * as parts from './listingPartSamples';
import * as messages from './messageSamples';
import { invalidModerations, validModerations } from './moderationSamples';
import * as personal from './personalSamples';
import { invalidReports, validReports } from './reportSamples';
import * as users from './userSamples';
import { parseStored, type StoredSchema } from '../site/parseStored';
import { savedSearchSchema } from '../search/savedSearch';
import { emailWordSettingsSchema } from '../emails/emailWordSettings';
import { invalidEmailWords, validEmailWords } from './emailWordSamples';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '../site/settings';
import { dutySettingsSchema } from '../site/duties';
import { securityEntrySchema } from '../people/securityEntry';
import { userSchema } from '../people/user';

type Checks = {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: unknown } };
};
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
  ['legalRequests', legalRequestSchema, validLegalRequests, invalidLegalRequests],
  ['personNotes', personNoteSchema, validPersonNotes, invalidPersonNotes],
  ['blogPosts', blogPostSchema, validBlogPosts, invalidBlogPosts],
  ['favourites', favouriteSchema, personal.validFavourites, personal.invalidFavourites],
  [
    'shownPhones',
    shownPhoneSchema,
    [['a shown phone', personal.sampleShownPhone]],
    personal.invalidShownPhones,
  ],
  ['savedSearches', savedSearchSchema, personal.validSavedSearches, personal.invalidSavedSearches],
  ['notices', noticeSchema, personal.validNotices, personal.invalidNotices],
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
  ['decisions about listings', moderationSchema, validModerations, invalidModerations],
  ['securityLog', securityEntrySchema, admin.validSecurityEntries, admin.invalidSecurityEntries],
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
    'duty settings',
    dutySettingsSchema,
    [['a day and a report', admin.sampleDutySettings]],
    admin.invalidDutySettings,
  ],
  ['words of e-mails', emailWordSettingsSchema, validEmailWords, invalidEmailWords],
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
  ['hidden contacts', hiddenContactsSchema, [['two', parts.sampleHidden]], parts.invalidHidden],
  [
    'deletions of listings',
    listingDeletionSchema,
    [['one of thirty days', parts.sampleDeletion]],
    parts.invalidDeletions,
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

/** As a later version may store it: a key more in every part. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const parts = Object.entries(value).map(([key, each]) => [key, withMore(each)]);
  return { ...Object.fromEntries(parts), ofLater: 1 };
}

test.each(rows(2))(
  '%s: %s is read as before with keys of a later version',
  (...[, , schema, value]) => {
    expect(schema.safeParse(withMore(value)).success).toBe(false);
    expect(parseStored(schema as StoredSchema<unknown>, withMore(value)).data).toEqual(
      schema.safeParse(value).data,
    );
  },
);
