/** The event on `window` by which remotes, each with its own code, say to the one region of the page that something was done. */
export const TOAST_EVENT = 'ui:toast';

/** Its detail: a short message; `undo` offers to take it back while the message is in sight. */
export type Toast = { text: string; tone?: 'plain' | 'good' | 'bad'; undo?: () => void };
