/** So many links to partners find a place in the footer. */
export const PARTNERS_MAX = 6;
