/** Project id of the embedded Firebase of this product; a real project has an id of its own. */
export const EMBEDDED_PROJECT = 'demo-anunturi';
