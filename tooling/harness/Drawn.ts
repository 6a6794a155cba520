/** What `server.ts` of a remote makes of a public page. */
export type Drawn = { markup: string; data: Record<string, unknown> };

/** Where the page of a remote that runs alone carries it. */
export const DRAWN_ID = 'drawn';
export const DRAWN_DATA_ID = 'drawn-data';
