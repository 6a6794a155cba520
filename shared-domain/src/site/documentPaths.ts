import type { SettingsName } from './settingsNames';

/** Where documents and files live; data folders never write a path by hand. */
export const documentPaths = {
  users: 'users',
  user: (uid: string) => `users/${uid}`,
  favourites: (uid: string) => `users/${uid}/favourites`,
  favourite: (uid: string, listingId: string) => `users/${uid}/favourites/${listingId}`,
  /** Phones of listings that were shown to a person (revealPhone); no rule lets a browser in. */
  shownPhones: (uid: string) => `users/${uid}/shownPhones`,
  shownPhone: (uid: string, listingId: string) => `users/${uid}/shownPhones/${listingId}`,
  savedSearches: (uid: string) => `users/${uid}/savedSearches`,
  /** A saved search of a person (`users/{uid}`) or of an address without account (`subscribers/{id}`). */
  savedSearch: (recipient: string, searchId: string) => `${recipient}/savedSearches/${searchId}`,
  /** What alerts have told a person or an address, or will; no rule lets a browser in. */
  toldListings: 'toldListings',
  toldListing: (recipient: string, listingId: string) =>
    `toldListings/${recipient.replace('/', '_')}_${listingId}`,
  /** A search that waits until its address is confirmed. */
  pendingSearch: (id: string) => `pendingSearches/${id}`,
  subscribers: 'subscribers',
  /** An address that saved a search without account, by digest. */
  subscriber: (id: string) => `subscribers/${id}`,
  /** Days of documents that a person asked to be told of (setReminder); no rule lets a browser in. */
  reminders: (uid: string) => `users/${uid}/reminders`,
  reminder: (uid: string, id: string) => `users/${uid}/reminders/${id}`,
  archive: (uid: string) => `users/${uid}/archive`,
  archiveEntry: (uid: string, entryId: string) => `users/${uid}/archive/${entryId}`,
  fileLinks: 'fileLinks',
  fileLink: (id: string) => `fileLinks/${id}`,
  archiveUsage: (uid: string) => `users/${uid}/usage/archive`,
  /** A file that may be uploaded, as `bookUpload` or `bookArchiveFile` booked it. */
  uploads: 'uploads',
  upload: (uploadId: string) => `uploads/${uploadId}`,
  /** What an account has uploaded that nothing shows yet. */
  uploadUsage: (uid: string) => `uploadUsage/${uid}`,
  stagedPhotos: 'stagedPhotos',
  /** A prepared photo that waits for its listing. */
  stagedPhoto: (uid: string, photoId: string) => `stagedPhotos/${uid}_${photoId}`,
  /** What a shown photo looks like, for administrators: the same one in another listing has the same hash. */
  photoHashes: 'photoHashes',
  photoHash: (listingId: string, photoId: string) => `photoHashes/${listingId}_${photoId}`,
  /** What blocking hid, and as what it was shown; no rule lets a browser in. */
  hiddenListings: (uid: string) => `users/${uid}/hiddenListings`,
  /** The outbox of e-mails, and what was sent; no rule lets a browser in. */
  mail: 'mail',
  email: (id: string) => `mail/${id}`,
  /** What browsers told one HTML server in a day; no rule lets a browser in. */
  allServerSums: 'telemetrySums',
  serverSums: (server: string, day: string) => `telemetrySums/${server}-${day}`,
  /** Which e-mails a person does not want (setMailPreferences): `{ [kind]: false }`. */
  mailPreferences: (uid: string) => `users/${uid}/preferences/mail`,
  /** Devices that take notifications (savePush); no rule lets a browser in. */
  pushSubscriptions: 'pushSubscriptions',
  pushSubscription: (id: string) => `pushSubscriptions/${id}`,
  /** Which notifications a person does not want (setPushWish): `{ [kind]: false }`; there once a device was subscribed. */
  pushPreferences: (uid: string) => `users/${uid}/preferences/push`,
  /** What a person's devices are told next, the same keys as the e-mails. */
  pushes: (uid: string) => `users/${uid}/pushes`,
  push: (uid: string, key: string) => `users/${uid}/pushes/${key}`,
  /** That a notification was handed to a push service, or began to be. */
  sentPush: (key: string) => `sentPushes/${key}`,
  /** What happened that concerns a person: the bell. */
  notices: (uid: string) => `users/${uid}/notices`,
  notice: (uid: string, id: string) => `users/${uid}/notices/${id}`,
  /** Sessions of everybody (noteSession); no rule lets a browser in. */
  sessions: 'sessions',
  /** The session of a person that began in a second (of the epoch). */
  session: (uid: string, began: number) => `sessions/${uid}_${began}`,
  /** What an authenticator app of a person shares with trusted code; no rule lets anybody in. */
  secondFactor: (uid: string) => `secondFactors/${uid}`,
  /** When a person was last seen with a conversation open; for an hour. No rule lets a browser in. */
  presence: (uid: string) => `presence/${uid}`,
  dailyUsages: (uid: string) => `users/${uid}/dailyUsage`,
  blocks: (uid: string) => `users/${uid}/blocks`,
  block: (uid: string, blockedUid: string) => `users/${uid}/blocks/${blockedUid}`,
  /** One document a day that counts what a person has sent; `day` from toDayKey. */
  dailyUsage: (uid: string, day: string) => `users/${uid}/dailyUsage/${day}`,
  mutedSellers: (uid: string) => `users/${uid}/mutedSellers`,
  mutedSeller: (uid: string, sellerId: string) => `users/${uid}/mutedSellers/${sellerId}`,
  /** What remains of a deleted account, so that its last token cannot make it anew. */
  deletedAccount: (uid: string) => `deletedAccounts/${uid}`,
  profiles: 'profiles',
  profile: (uid: string) => `profiles/${uid}`,
  listings: 'listings',
  listing: (id: string) => `listings/${id}`,
  /** What remains of a deleted listing, so that its id never comes back. */
  deletedListing: (id: string) => `deletedListings/${id}`,
  /** What anybody may know of a deleted page. */
  listingTombstone: (id: string) => `tombstones/listing-${id}`,
  postTombstone: (slug: string) => `tombstones/post-${slug}`,
  listingContact: (id: string) => `listings/${id}/private/contact`,
  /** Contacts taken out of the description, for the owner and administrators. */
  listingHidden: (id: string) => `listings/${id}/private/hidden`,
  /** The last decision and its appeal, for the owner and administrators. */
  listingModeration: (id: string) => `listings/${id}/private/moderation`,
  /** When a listing was deleted, what it was before, and when it goes for good. */
  listingDeletion: (id: string) => `listings/${id}/private/deletion`,
  listingCounters: (id: string) => `listings/${id}/counters/all`,
  priceHistory: (id: string) => `listings/${id}/priceHistory`,
  priceHistoryEntry: (id: string, priceChanges: number) =>
    `listings/${id}/priceHistory/${priceChanges}`,
  conversations: 'conversations',
  conversation: (listingId: string, buyerId: string) =>
    `conversations/${toConversationId(listingId, buyerId)}`,
  messages: (conversationId: string) => `conversations/${conversationId}/messages`,
  message: (conversationId: string, messageId: string) =>
    `conversations/${conversationId}/messages/${messageId}`,
  categories: 'categories',
  category: (id: string) => `categories/${id}`,
  settings: (name: SettingsName) => `settings/${name}`,
  /** What was changed of the words of e-mails. */
  emailWords: 'settings/emails',
  /** Which versions of the legal texts hold (followLegalTexts). */
  legalState: 'settings/legal',
  blogPosts: 'blogPosts',
  blogPost: (slug: string) => `blogPosts/${slug}`,
  blogRedirect: (oldSlug: string) => `blogRedirects/${oldSlug}`,
  contactMessages: 'contactMessages',
  legalRequests: 'legalRequests',
  /** What the law gives a time to answer: by contact message, or by what a person did in the account. */
  legalRequest: (id: string) => `legalRequests/${id}`,
  reports: 'reports',
  report: (id: string) => `reports/${id}`,
  /** Which open notice a source has filed about a thing, by digest; no rule lets a browser in. */
  reportSource: (id: string) => `reportSources/${id}`,
  reportSnapshot: (id: string) => `reports/${id}/private/snapshot`,
  unreadableListings: 'unreadableListings',
  unreadableListing: (id: string) => `unreadableListings/${id}`,
  /** The queue of trusted code; administrators read what was given up. */
  jobs: 'jobs',
  job: (id: string) => `jobs/${id}`,
  /** What happens by the clock: when it is next, how the last run went; no rule lets a browser in. */
  schedules: 'schedules',
  schedule: (name: string) => `schedules/${name}`,
  moderationLog: 'moderationLog',
  /** What happened to the safety of accounts; a command answers it, no rule lets a browser in. */
  securityLog: 'securityLog',
  securityEntry: (id: string) => `securityLog/${id}`,
  /** Restrictions that stand nowhere else, with their appeals; commands answer them, no rule lets a browser in. */
  decisions: 'decisions',
  decision: (id: string) => `decisions/${id}`,
  /** What moderators note about people for one another; commands answer them, no rule lets a browser in. */
  personNotes: 'personNotes',
  personNote: (id: string) => `personNotes/${id}`,
  /** Who has a listing of the queue open, for five minutes; no rule lets a browser in. */
  listingClaim: (id: string) => `listingClaims/${id}`,
  /** How long people waited for each moderator on a day; administrators are answered it by a command, no rule lets a browser in. */
  deskWaits: 'deskWaits',
  deskWaitsOf: (day: string) => `deskWaits/${day}`,
  moderationTally: (year: number) => `moderationTallies/${year}`,
} as const;

/** Paths in file storage. */
export const filePaths = {
  /** Quarantine: what came from a browser and nobody has looked at. */
  uploads: (uid: string) => `uploads/${uid}/`,
  upload: (uid: string, uploadId: string) => `uploads/${uid}/${uploadId}`,
  /** Prepared by trusted code, read by nobody until a listing has it. */
  staged: (uid: string) => `staged/${uid}/`,
  stagedPhoto: (uid: string, photoId: string) => `staged/${uid}/${photoId}.webp`,
  stagedThumbnail: (uid: string, photoId: string) => `staged/${uid}/${photoId}_t.webp`,
  stagedMedium: (uid: string, photoId: string) => `staged/${uid}/${photoId}_m.webp`,
  /** The folders of a person's listings. */
  listingPhotos: (uid: string) => `listings/${uid}/`,
  listingPhoto: (uid: string, listingId: string, photoId: string) =>
    `listings/${uid}/${listingId}/${photoId}.webp`,
  listingThumbnail: (uid: string, listingId: string, photoId: string) =>
    `listings/${uid}/${listingId}/${photoId}_t.webp`,
  listingMedium: (uid: string, listingId: string, photoId: string) =>
    `listings/${uid}/${listingId}/${photoId}_m.webp`,
  /** The folders of all who sent photos in a conversation; `uid` is who sent one. No address of it is public. */
  conversationPhotos: (conversationId: string) => `conversations/${conversationId}/`,
  messagePhotos: (conversationId: string, uid: string) => `conversations/${conversationId}/${uid}/`,
  messagePhoto: (conversationId: string, uid: string, photoId: string) =>
    `conversations/${conversationId}/${uid}/${photoId}.webp`,
  messageMedium: (conversationId: string, uid: string, photoId: string) =>
    `conversations/${conversationId}/${uid}/${photoId}_m.webp`,
  /** Photos of reported messages as the notice keeps them; trusted code alone reads them. */
  reportPhotos: (reportId: string) => `reports/${reportId}/`,
  reportPhoto: (reportId: string, photoId: string) => `reports/${reportId}/${photoId}.webp`,
  blogPicture: (slug: string, file: string) => `blog/${slug}/${file}`,
  archive: (uid: string) => `archive/${uid}/`,
  archived: (uid: string, file: string) => `archive/${uid}/${file}`,
  testUploads: (uid: string) => `test-upload/${uid}/`,
  testUpload: (uid: string, file: string) => `test-upload/${uid}/${file}`,
} as const;

/** The id of the one conversation between a buyer and the seller of a listing. */
export function toConversationId(listingId: string, buyerId: string): string {
  return `${listingId}_${buyerId}`;
}

/** The UTC day as rules can compute it from `request.time`: `20261120`. */
export function toDayKey(at: Date): string {
  return at.toISOString().slice(0, 10).replaceAll('-', '');
}
