/** Where an open conversation asks what happens in it. */
export const LIVE_PATH = '/api/live';
/** How long a question waits for its answer. */
export const LIVE_WAIT_MS = 25_000;
/** An open conversation asks no sooner than so long after it asked. */
export const LIVE_PAUSE_MS = 1000;
/** Typing is told again after so long while it goes on, and believed for a little longer. */
export const TYPING_TOLD_MS = 4000;
export const TYPING_BELIEVED_MS = 6000;
