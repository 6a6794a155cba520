/** What `server.ts` of a remote makes of a public page. */
export type Rendered = { markup: string; data: Record<string, unknown> };

/** Where the page of a remote that runs alone carries it. */
export const RENDERED_ID = 'rendered';
export const RENDERED_DATA_ID = 'rendered-data';
