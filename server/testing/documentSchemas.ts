import { legalStateSchema } from '@anunturi/shared-contract/site/legalStateSchema';
import { blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { shownPhoneSchema } from '@anunturi/shared-domain/listing/shownPhone';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { listingCountersSchema } from '@anunturi/shared-domain/listing/listingCounters';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import {
  moderationLogEntrySchema,
  moderationTallySchema,
  deskWaitsSchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import { noticeSchema } from '@anunturi/shared-domain/people/notice';
import { pushSubscriptionSchema } from '@anunturi/shared-domain/people/pushSubscription';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { hiddenContactsSchema } from '@anunturi/shared-domain/listing/hiddenContacts';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { securityEntrySchema } from '@anunturi/shared-domain/people/securityEntry';
import { legalRequestSchema } from '@anunturi/shared-domain/people/legalRequest';
import { personNoteSchema } from '@anunturi/shared-domain/people/personNote';
import { emailWordSettingsSchema } from '@anunturi/shared-domain/emails/emailWordSettings';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { dutySettingsSchema } from '@anunturi/shared-domain/site/duties';
import { tombstoneSchema } from '@anunturi/shared-domain/site/tombstone';
import { userSchema } from '@anunturi/shared-domain/people/user';

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: unknown } } };

/** What a document of each path must satisfy. */
export const documentSchemas: [path: RegExp, schema: Schema][] = [
  [/^settings\/site$/, siteSettingsSchema],
  [/^settings\/limits$/, limitSettingsSchema],
  [/^settings\/moderation$/, moderationSettingsSchema],
  [/^settings\/duties$/, dutySettingsSchema],
  [/^settings\/emails$/, emailWordSettingsSchema],
  [/^settings\/legal$/, legalStateSchema],
  [/^settings\/localities$/, localitySettingsSchema],
  [/^categories\/[^/]+$/, categorySchema],
  [/^users\/[^/]+$/, userSchema],
  [/^profiles\/[^/]+$/, profileSchema],
  [/^listings\/[A-Za-z0-9]{20}$/, listingSchema],
  [/^listings\/[^/]+\/private\/contact$/, publicContactSchema],
  [/^listings\/[^/]+\/private\/hidden$/, hiddenContactsSchema],
  [/^listings\/[^/]+\/private\/moderation$/, moderationSchema],
  [/^listings\/[^/]+\/counters\/all$/, listingCountersSchema],
  [/^listings\/[^/]+\/priceHistory\/\d+$/, priceHistoryEntrySchema],
  [/^conversations\/[^/]+$/, conversationSchema],
  [/^conversations\/[^/]+\/messages\/[^/]+$/, messageSchema],
  [/^users\/[^/]+\/favourites\/[^/]+$/, favouriteSchema],
  [/^users\/[^/]+\/notices\/[^/]+$/, noticeSchema],
  [/^users\/[^/]+\/shownPhones\/[^/]+$/, shownPhoneSchema],
  [/^pushSubscriptions\/[^/]+$/, pushSubscriptionSchema],
  [/^users\/[^/]+\/savedSearches\/[^/]+$/, savedSearchSchema],
  [/^blogPosts\/[^/]+$/, blogPostSchema],
  [/^contactMessages\/[^/]+$/, contactMessageSchema],
  [/^legalRequests\/[^/]+$/, legalRequestSchema],
  [/^personNotes\/[^/]+$/, personNoteSchema],
  [/^reports\/[^/]+$/, reportSchema],
  [/^decisions\/[^/]+$/, decisionSchema],
  [/^moderationLog\/[^/]+$/, moderationLogEntrySchema],
  [/^securityLog\/[^/]+$/, securityEntrySchema],
  [/^tombstones\/(listing|post)-[^/]+$/, tombstoneSchema],
  [/^deskWaits\/[^/]+$/, deskWaitsSchema],
  [/^moderationTallies\/\d{4}$/, moderationTallySchema],
];

/** What is wrong with a document, in words; nothing when it satisfies the contract of its path. */
export function faultsOfDocument(path: string, data: object): string[] {
  const schema = documentSchemas.find(([pattern]) => pattern.test(path))?.[1];
  if (!schema) return [`${path}: no schema`];
  const { success, error } = schema.safeParse(data);
  return success ? [] : [`${path}: ${JSON.stringify(error?.issues)}`];
}
