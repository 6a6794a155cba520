/** IndexedDB of this site: drafts of listings with their photos. */
export const DRAFTS_DATABASE = 'anunturi-ciorne';
export const DRAFTS_STORE = 'ciorne';
