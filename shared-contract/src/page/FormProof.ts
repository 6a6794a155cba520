/** What comes with a form that anybody may send: by it the simplest programs are told from people. */
export type FormProof = {
  /** A field that people do not see and leave empty. */
  trap: string;
  /** How long the form was open, in milliseconds. */
  openMs: number;
};

/** Shortest time a person needs for a form, in milliseconds: the page waits for it, trusted code refuses what is faster. */
export const FORM_MIN_MS = 2000;
