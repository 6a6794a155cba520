/** A listing as it is told of. `picture` is shown where the program shows pictures; the rest says it without. */
export type EmailCard = {
  url: string;
  title: string;
  price: string;
  /** How the price moved: `a scăzut de la 10.000 €`. */
  change?: string;
  facts: string;
  picture?: { url: string; alt: string };
};
export type EmailGroup = {
  heading: string;
  cards: readonly EmailCard[];
  /** Below the cards: what else there is, what may be changed. */
  links: readonly { label: string; url: string }[];
};

/** What an e-mail says; how it looks is EmailFrame's. Texts are Romanian and plain, addresses lead to the site. */
export type EmailContent = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts by name, a line each. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Listings, by what they are told for. */
  groups?: readonly EmailGroup[];
  action?: { label: string; url: string };
  /** Other things that may be done, below the button. */
  others?: readonly { label: string; url: string }[];
  /** What follows. */
  afterwards?: readonly string[];
  /** Why its reader gets it. */
  reason: string;
};
