import type { LimitSettings, ModerationSettings } from './settings';

/** What holds until an administrator says otherwise; rules fall back to the same numbers when the document is missing. */
export const defaultLimitSettings: Omit<LimitSettings, 'updatedAt'> = {
  listingsPerDay: 30,
  listingsPerDayNew: 5,
  conversationsPerDay: 60,
  conversationsPerDayNew: 15,
  messagesPerDay: 500,
  messagesPerDayNew: 100,
  reportsPerDay: 20,
  newAccountDays: 7,
  eurRateBani: 509,
};

export const defaultModerationSettings: Omit<ModerationSettings, 'updatedAt'> = {
  preModeration: false,
  autoTrustAfter: 3,
  bannedWords: [],
};
