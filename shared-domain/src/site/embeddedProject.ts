/** Project id of the embedded Firebase of this product; a real project has an id of its own. */
export const EMBEDDED_PROJECT = 'demo-anunturi';

/** The app of the site there, `1:{project number}:web:{id}`, for App Check. */
export const EMBEDDED_APP = '1:100000000000:web:a0';
