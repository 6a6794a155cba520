import type { EmailTemplateId } from '@anunturi/shared-domain/emails/emailTemplates';

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

/** What an e-mail says beside its words; how it looks is EmailFrame's. Texts are Romanian and plain, addresses lead to the site. */
export type EmailContent = {
  /** Whose words it has: administrators may have changed them. */
  template: EmailTemplateId;
  /** What stands in the places that the words name. */
  values?: Readonly<Record<string, string>>;
  /** What mail programs show beside the subject. */
  preview: string;
  /** What is said in these words alone, below those of the template: facts, and what the law asks to be said. */
  paragraphs?: readonly string[];
  /** Facts by name, a line each. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Listings, by what they are told for. */
  groups?: readonly EmailGroup[];
  action?: { label: string; url: string };
  /** Other things that may be done, below the button. */
  others?: readonly { label: string; url: string }[];
  /** What follows in these words alone, above the closing of the template. */
  afterwards?: readonly string[];
  /** Why its reader gets it. */
  reason: string;
};

/** An e-mail with its words. */
export type WordedEmail = Omit<EmailContent, 'template' | 'values'> & {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  afterwards: readonly string[];
};
