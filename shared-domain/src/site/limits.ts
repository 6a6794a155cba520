/** Every chosen number of the product; security rules repeat the ones they enforce and a test holds them equal. */

export const LOCALITIES_MAX = 300;
export const TITLE_MIN = 10;
export const TITLE_MAX = 80;
export const DESCRIPTION_MIN = 40;
export const DESCRIPTION_MAX = 9000;
export const VEHICLE_PHOTOS_MAX = 20;
export const SERVICE_PHOTOS_MAX = 8;
// Megabytes are decimal everywhere, as people read them: 1 MB is 1,000,000 bytes.
export const PHOTO_MAX_BYTES = 40_000_000;
/** Of a picture as it was taken; the device makes it smaller before it is sent. */
export const PHOTO_MAX_MEGAPIXELS = 60;
/** Longest side of a stored photo, in pixels. */
export const PHOTO_MAX_PIXELS = 1600;
export const THUMBNAIL_WIDTH_PIXELS = 480;
/** The longer side of a photo as a phone shows it: the width of its screen in its own pixels. */
export const MEDIUM_PHOTO_PIXELS = 1080;
/** Of the picture that stands in a photo's place until it comes. */
export const BLUR_PIXELS = 12;
/** What may be uploaded as a photo: compressed ones are far below it. */
export const STORED_PHOTO_MAX_BYTES = 3_000_000;
/** What one account may have lying with us that no listing shows yet. */
export const UPLOADS_WAITING_MAX = 60;
export const UPLOADS_WAITING_MAX_BYTES = 64_000_000;

/** Prices in minor units (bani, eurocents): 1 to 10 000 000 lei or euro. */
export const PRICE_MIN_MINOR = 100;
export const PRICE_MAX_MINOR = 1_000_000_000;
/** Lei per euro that rules accept when `priceLei` is derived from a price in euro. */
export const EUR_RATE_MIN = 4;
export const EUR_RATE_MAX = 7;
export const PRICE_LEI_MAX = 70_000_000;

export const LISTING_VALID_DAYS = 30;
export const LISTING_RENEW_FROM_DAY = 25;
export const SLUG_MAX = 80;
export const SEARCH_TOKENS_MAX = 160;
export const LISTING_PAGE_SIZE = 24;
/** The most cards that one search answers. */
export const SEARCH_PAGE_MAX = 100;
export const SEARCH_RADIUS_MAX_KM = 200;
/** Of the person's own listings. */
export const MY_LISTINGS_PAGE = 30;
/** Rules refuse a public list above this or without a limit. */
export const LIST_LIMIT_MAX = 201;
export const COMPARE_MAX = 4;
/** Below this many comparable listings nothing is said about the price. */
export const COMPARABLES_MIN = 12;

export const YEAR_MIN = 1900;
export const YEAR_MAX = 2100;
export const MILEAGE_MAX_KM = 3_000_000;
export const POWER_MAX_HP = 3000;
export const ENGINE_MAX_CM3 = 30_000;
export const CO2_MAX_G_PER_KM = 1000;
export const ELECTRIC_RANGE_MAX_KM = 1500;
export const DOORS_MAX = 9;
export const SEATS_MAX = 90;
export const KEYS_MAX = 10;
export const MASS_MAX_KG = 100_000;
export const HOURS_MAX = 200_000;
export const MAKE_MAX = 40;
export const MODEL_MAX = 60;
export const VERSION_MAX = 60;
export const EQUIPMENT_MAX = 80;
export const COUNTRY_MAX = 40;

export const SERVICE_LOCALITIES_MAX = 30;
export const SERVICE_RADIUS_MAX_KM = 300;
export const SERVICE_EXPERIENCE_MAX_YEARS = 80;
export const SERVICE_HOURS_MAX = 120;

export const COUNCIL_DECISION_MAX = 120;

export const DISPLAY_NAME_MIN = 2;
export const DISPLAY_NAME_MAX = 60;
export const COMPANY_NAME_MAX = 120;
export const EMAIL_MAX = 254;
/** Of the parts of an e-mail that administrators word; two of them fit into an entry of the log. */
export const EMAIL_WORDS_MAX = { subject: 80, heading: 80, text: 800, closing: 400 } as const;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const MESSAGE_MAX = 2000;
export const MESSAGE_PREVIEW_MAX = 140;
export const MESSAGE_POLL_SECONDS = 10;

export const HELD_AFTER_REJECTION_DAYS = 7;

export const SAVED_SEARCHES_MAX = 50;
/** Of an address without account. */
export const SUBSCRIBER_SEARCHES_MAX = 10;
/** So many of the newest saved searches are looked at where all that waits for a person is said. */
export const SEARCHES_LOOKED_FOR_NEWS = 5;
export const MUTED_SELLERS_MAX = 200;
export const BLOCKED_PEOPLE_MAX = 200;
export const SAVED_SEARCH_NAME_MAX = 80;
export const SAVED_SEARCH_QUERY_MAX = 1000;

export const REPORT_EXPLANATION_MIN = 20;
export const REPORT_EXPLANATION_MAX = 2000;
export const APPEAL_MIN = 20;
export const APPEAL_MAX = 2000;
/** The longest suspension that ends by itself. */
export const SUSPENSION_DAYS_MAX = 365;
/** How long a listing of the queue is kept for the moderator who opened it. */
export const CLAIM_MS = 5 * 60_000;
/** How long a decision can be taken back before it is carried out. */
export const UNDO_DECISION_MS = 10_000;
/** Listings that one decision is about at most: a page of the queue. */
export const DECIDED_TOGETHER_MAX = 25;
/** Listings of the queue that are put in order at once: those that wait longest. */
export const QUEUE_READ_MAX = 300;
/** After so long the age of what waits outweighs every risk of the others: nothing waits for ever. */
export const QUEUE_OLD_HOURS = 24;
/** Listings whose evidence is read at once: the open one and the next three. */
export const EVIDENCE_ASKED_MAX = 4;
/** Listings of a seller that evidence looks at; with the seller as many as one query may name. */
export const EVIDENCE_LISTINGS_MAX = 29;
/** As many other accounts of a browser are counted. */
export const SAME_BROWSER_MAX = 20;
export const STATEMENT_FACTS_MIN = 10;
export const STATEMENT_FACTS_MAX = 2000;
/** A moderator's note about a person. */
export const PERSON_NOTE_MAX = 1000;
/** What a moderator writes to the seller of a listing. */
export const SELLER_MESSAGE_MIN = 10;
export const SELLER_MESSAGE_MAX = 1000;
/** What a moderator writes beside the prepared items of a list of changes. */
export const CHANGE_WORDS_MAX = 1000;
/** Notices about a listing that its rejection answers together with it. */
export const REPORTS_ANSWERED_MAX = 50;
/** Open reports that an administrator is shown at once, the oldest. */
export const REPORTS_SHOWN_MAX = 200;

export const COMPANY_ADDRESS_MIN = 8;
export const COMPANY_ADDRESS_MAX = 160;
/** Of one authorisation of a firm: series and number. */
export const AUTHORISATION_MAX = 40;
/** Whole days before a legal text changes that people are told (terms: Regulamentul UE 2019/1150 art. 3). */
export const LEGAL_NOTICE_DAYS = { terms: 15, privacy: 30 } as const;
/** Days within which the operator answers a plea about accessibility, as the statement says (Legea 232/2022). */
export const ACCESSIBILITY_ANSWER_DAYS = 30;
/** What an administrator answers to a contact message. */
export const CONTACT_ANSWER_MIN = 2;
export const CONTACT_ANSWER_MAX = 5000;
export const CONTACT_SUBJECT_MIN = 3;
export const CONTACT_SUBJECT_MAX = 120;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 4000;
export const NOTE_MAX = 2000;

export const BLOG_TITLE_MIN = 5;
export const BLOG_TITLE_MAX = 120;
export const BLOG_EXCERPT_MAX = 300;
export const BLOG_BODY_MAX = 200_000;
export const BLOG_TAGS_MAX = 10;
export const TAG_MAX = 30;
/** Most pictures in one post, its cover included. */
export const BLOG_PICTURES_MAX = 100;
export const BLOG_PAGE_SIZE = 10;

export const CATEGORY_LABEL_MAX = 60;

export const ARCHIVE_QUOTA_BYTES = 200_000_000;
export const ARCHIVE_FILE_MAX_BYTES = 25_000_000;
/** What earlier versions took, in megabytes of 1024 × 1024 bytes: what is kept since then stays readable. */
export const ARCHIVE_EARLIER_QUOTA_BYTES = 200 * 1024 * 1024;
export const ARCHIVE_EARLIER_FILE_MAX_BYTES = 25 * 1024 * 1024;
/** Kept answers and data; it is read whole to know that it is what it says. */
export const ARCHIVE_JSON_MAX_BYTES = 1_000_000;
export const ARCHIVE_NAME_MAX = 120;
export const ARCHIVE_FOLDER_MAX = 40;
/** So many days before a kept paper runs out its person is told of it, in the archive and by e-mail. */
export const PAPER_REMINDED_DAYS = 30;
export const ARCHIVE_TAGS_MAX = 10;
export const TEST_UPLOAD_MAX_BYTES = 5_000_000;

/** Sessions that a person has ended one by one, while a token of them may live. */
export const ENDED_SESSIONS_MAX = 100;
/** Sessions that have proved the second factor, the latest; an earlier one is asked again. */
export const PROVED_SESSIONS_MAX = 30;
export const RECOVERY_CODES = 10;
/** Later notices of one source about one thing whose words are kept with the first, the latest; all are counted. */
export const REPORT_REPEATS_MAX = 20;
/** Wrong codes of an authenticator app on a day; from then on a recovery code is asked for. */
export const WRONG_CODES_PER_DAY = 30;
/** How long the link works that frees an address which an account never confirmed. */
export const FREE_ADDRESS_HOURS = 24;
/** How long "Nu am fost eu" of an e-mail works after what it tells of. */
export const NOT_ME_DAYS = 7;
/** Times it was used that are remembered. */
export const SECURED_MAX = 20;
/** How long a device that has proved the second factor is not asked again, while its session goes on. */
export const PROVED_DEVICE_DAYS = 30;

export const BANNED_WORDS_MAX = 200;
export const BANNED_WORD_MAX = 40;
