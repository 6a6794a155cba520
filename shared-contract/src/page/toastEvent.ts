/** The event on `window` by which remotes, each with its own code, say to the one region of the page that something was done. */
export const TOAST_EVENT = 'ui:toast';

/** The event that takes a message away: its detail is what the message is about (`Toast.about`). */
export const TOAST_RETIRED_EVENT = 'ui:toast-retired';

/**
 * Its detail: a short message. `undo` offers to take the act back while the message is in sight; `onGone` is called once when it left
 * without that, so that what cannot be taken back happens then and not by another clock.
 */
export type Toast = {
  text: string;
  tone?: 'plain' | 'good' | 'bad';
  undo?: () => void;
  /** Something else to do about it. */
  act?: { label: string; run: () => void };
  /** It stays until it is closed. */
  stays?: boolean;
  /** What it is about: a later one about the same takes its place. */
  about?: string;
  onGone?: () => void;
};
