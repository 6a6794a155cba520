/** What an e-mail says; how it looks is EmailFrame's. Texts are Romanian and plain, addresses lead to the site. */
export type EmailContent = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts by name, a line each. */
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; url: string };
  /** Other things that may be done, below the button. */
  others?: readonly { label: string; url: string }[];
  /** What follows. */
  afterwards?: readonly string[];
  /** Why its reader gets it. */
  reason: string;
};
