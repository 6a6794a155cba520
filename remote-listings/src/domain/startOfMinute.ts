const MINUTE_MS = 60_000;

/**
 * The minute in which something is read: ages are shown to the minute, and a page that is rendered twice in it from the same
 * listings is the same page.
 */
export const startOfMinute = (atMs: number): number => Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
