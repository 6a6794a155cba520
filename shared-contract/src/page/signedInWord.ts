/** Name of the only cookie of pages; words between dots. */
export const SESSION_COOKIE = '__session';

/** Its word that somebody is signed in, while a canary asks: it says nothing of whom, and proves nothing. */
export const SIGNED_IN_WORD = 's';
