// What one tab remembers, shared by every part of the site.

/** The listing that an anonymous visitor wanted to keep before signing in. */
export const WANTED_FAVOURITE_KEY = 'wantedFavourite';
/** The search that an anonymous visitor wanted to save before signing in. */
export const WANTED_SEARCH_KEY = 'wantedSearch';
/** Followed by person and conversation: what is typed and not sent yet. */
export const CONVERSATION_WORDS_PREFIX = 'talk:';
/** What is typed into the message to the operator and not sent yet. */
export const CONTACT_WORDS_KEY = 'contact';
/** Followed by a person: what is typed into their profile and not saved yet. */
export const PROFILE_WORDS_PREFIX = 'profile:';
/** Followed by a listing's id: the first message to its seller, not sent yet. */
export const MESSAGE_DRAFT_PREFIX = 'message:';
