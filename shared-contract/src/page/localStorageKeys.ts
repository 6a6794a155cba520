// Every part of the site shares one localStorage: each name in it stands here, so that no two parts take the same.

/** Whether the cookie banner was accepted: `true`. */
export const COOKIE_ACCEPTED_KEY = 'cookieAccepted';
/** The chosen colours: `light` or `dark`; absent when the system decides. */
export const THEME_KEY = 'theme';
/** How lists are shown: `rows`; absent for cards. */
export const LIST_VIEW_KEY = 'listView';
/** What is about the device, not about the person: it outlives an account. */
export const DEVICE_KEYS: readonly string[] = [COOKIE_ACCEPTED_KEY, THEME_KEY, LIST_VIEW_KEY];

/** The last answer about the account of the person signed in, shown while trusted code is away. */
export const ACCOUNT_ANSWER_KEY = 'accountAnswer';
/** Files on their way into the archive: what is left of a page that was closed is given back. */
export const OPEN_UPLOADS_KEY = 'documente.incarcari';
/** The day on which this session was last told to trusted code (noteSession). */
export const SESSION_NOTED_KEY = 'sessionNoted';
/** What is about a person who is signed in: it goes with the session. */
export const SESSION_KEYS: readonly string[] = [
  ACCOUNT_ANSWER_KEY,
  OPEN_UPLOADS_KEY,
  SESSION_NOTED_KEY,
];

/** A random number by which an account knows this device again; it goes with a deleted account. */
export const DEVICE_NUMBER_KEY = 'deviceNumber';

/** Keys of the Firebase SDK, tokens among them, begin so. */
export const FIREBASE_PREFIX = 'firebase:';

/** Listings that were seen, hidden or are compared here, and hidden sellers. */
export const LOCAL_PREFERENCES_KEY = 'listingMarks';
/** What was searched here, the last first. */
export const LAST_SEARCHES_KEY = 'lastSearches';
/** The id of the place that was last chosen for a search here. */
export const LAST_PLACE_KEY = 'lastPlace';

/** Followed by the name of a draft: the answers of a contract that is being filled in. */
export const CONTRACT_DRAFT_PREFIX = 'documente.ciorna.';
/** Parties of contracts that the visitor asked to keep. */
export const SAVED_PARTIES_KEY = 'documente.parti';

/** Vehicles of a household, as the tax calculator describes them. */
export const HOUSEHOLD_KEY = 'documente.masini';

/** Errors that this browser saw in the parts of the site, for the health panel. */
export const DEVICE_ERRORS_KEY = 'admin errors seen';
/** Whether single keys decide in the queue of moderation: `false` when somebody has switched them off. */
export const QUEUE_KEYS_KEY = 'admin queue keys';
/** Followed by the first moment of a day: its figures, which do not change any more. */
export const DAY_FIGURES_PREFIX = 'admin figures ';
/** Followed by the moderator: statements that are being written about listings. */
export const STATEMENT_DRAFTS_PREFIX = 'adminStatements:';
/** Followed by author and post: the copy of a text that is being written. */
export const POST_COPY_PREFIX = 'adminPost:';
