// Names of query parameters: addresses are written by one part of the site and read by another, and stay in bookmarks.

/** Where to go after signing in: a path of this site. */
export const REDIRECT_PARAM = 'redirect';
/** Of the sign-in page: the session ended while the place asked for was open. */
export const SESSION_ENDED_PARAM = 'incheiata';
/** Of the pages that sign in: what is kept on the way back, `favorit` or `cautare`. */
export const KEEPS_PARAM = 'pastreaza';
/** Of the sign-in page: the password is forgotten. */
export const FORGOTTEN_PARAM = 'parola-uitata';
/** Of links in e-mails from Firebase Auth: what they are for, and their code. */
export const MODE_PARAM = 'mode';
export const CODE_PARAM = 'oobCode';

/** A page of a list: where it begins, and its number from 1. */
export const AFTER_PARAM = 'dupa';
export const PAGE_PARAM = 'pagina';
/** Words that are searched for. */
export const WORDS_PARAM = 'cauta';
export const ORDER_PARAM = 'ordine';
/** Status of what is listed; of a list of vehicles, their condition. */
export const STATUS_PARAM = 'stare';

/** `masini` or `servicii`; after publishing, `vehicul` or `serviciu`. */
export const KIND_PARAM = 'fel';
export const CATEGORY_PARAM = 'categorie';
export const PLACE_PARAM = 'loc';
export const SELLER_PARAM = 'vanzator';
/** One listing, by id; several, with dots between. */
export const LISTING_PARAM = 'anunt';
export const LISTINGS_PARAM = 'anunturi';
/** The listing that is being written, which is not stored yet. */
export const UNPUBLISHED_PARAM = 'anunt-nou';
/** The listing that was just published. */
export const PUBLISHED_PARAM = 'publicat';
/** Step of the form of a listing. */
export const STEP_PARAM = 'pas';
export const CONVERSATION_PARAM = 'conversatie';
/** Open part of the account. */
export const TAB_PARAM = 'fila';

/** Document to make, by name. */
export const DOCUMENT_PARAM = 'document';
export const TAG_PARAM = 'eticheta';
/** Subject that the contact form says already. */
export const SUBJECT_PARAM = 'subiect';

export const USER_PARAM = 'utilizator';
export const USER_FILTER_PARAM = 'filtru';
export const OWNER_PARAM = 'proprietar';
/** Of the queue: why a listing waits, or what makes it a risk. */
export const REASON_PARAM = 'motiv';
/** Which reports: open, or `decided`. */
export const REPORTS_PARAM = 'sesizari';
/** Of the moderation log: what was done, to what, by whom. */
export const ACTION_PARAM = 'act';
export const TARGET_PARAM = 'tinta';
export const ACTOR_PARAM = 'cine';
/** Of the security log: a day, a network of that day. */
export const DAY_PARAM = 'zi';
export const NETWORK_PARAM = 'retea';
/** Open part of the settings. */
export const SETTINGS_PARAM = 'parte';
/** How many days the figures cover. */
export const DAYS_PARAM = 'zile';
/** The post that a new text was saved as. */
export const POST_DRAFT_PARAM = 'ciorna';

/** A developer's wish, read by the HTML server: one remote from another machine. */
export const OVERRIDE_PARAM = 'mf-override';
