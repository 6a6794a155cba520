/** Fields that no query asks about: each index of a field costs storage and time with every write. */
const neverAsked: Readonly<Record<string, readonly string[]>> = {
  listings: [
    'bands',
    'description',
    'photos',
    'vehicle.vin',
    'vehicle.equipment',
    'vehicle.version',
  ],
  private: ['facts', 'contestText', 'contestAnswer'],
  messages: ['text'],
  notices: ['text', 'path', 'kind'],
  conversations: ['lastText'],
  blogPosts: ['excerpt', 'bodyHtml', 'cover'],
  contactMessages: ['message', 'note'],
  reports: ['explanation', 'decision.text'],
  moderationLog: ['text'],
  settings: ['bannedPattern', 'localities', 'bannedWords', 'operator', 'partners'],
};

/** What the single-field indexes of fields are, where they are not the database's usual ones. */
export const fieldOverrides = [
  ...Object.entries(neverAsked).flatMap(([collectionGroup, fields]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  ),
  // The database deletes these documents once that time has passed.
  { collectionGroup: 'viewProofs', fieldPath: 'at', ttl: true, indexes: [] },
  {
    collectionGroup: 'dailyUsage',
    fieldPath: 'day',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  // Who keeps a listing among their favourites is told what becomes of it.
  {
    collectionGroup: 'favourites',
    fieldPath: 'listingId',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  // Who was shown the phone of a listing is told of another one, and that is forgotten after a time.
  {
    collectionGroup: 'shownPhones',
    fieldPath: 'listingId',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  },
  {
    collectionGroup: 'shownPhones',
    fieldPath: 'forgetAt',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  },
  // A moderator finds a listing by the phone that it shows.
  {
    collectionGroup: 'private',
    fieldPath: 'phone',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  // The job that tells of papers that run out, and of days that people asked to be reminded of, looks below every person.
  {
    collectionGroup: 'archive',
    fieldPath: 'expiresAt',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
  {
    collectionGroup: 'reminders',
    fieldPath: 'at',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  },
  // The job that removes old notices looks below every person.
  {
    collectionGroup: 'notices',
    fieldPath: 'forgetAt',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  },
];
