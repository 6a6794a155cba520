import {
  type EmailTemplateId,
  emailTemplates,
} from '@anunturi/shared-domain/emails/emailTemplates';
import {
  emailWordProblems,
  type EmailWords,
  fillWords,
} from '@anunturi/shared-domain/emails/emailWords';
import type { EmailContent, WordedEmail } from './EmailContent';

export type ChangedWords = Readonly<Partial<Record<EmailTemplateId, EmailWords>>>;

/**
 * An e-mail with the words that administrators gave its template, or with its own. Words that do not fit the template of this
 * version (it names another place since) are left out: an e-mail goes out whatever is stored.
 */
export function wordEmail(
  { template, values = {}, paragraphs = [], afterwards = [], ...rest }: EmailContent,
  changed: ChangedWords = {},
): WordedEmail {
  const words = wordsOf(template, changed);
  const fill = (text: string) => fillWords(text, values);
  // Before it is filled in: a line break in a value makes no paragraph.
  const lines = (text: string) => text.split(/\n+/).filter(Boolean).map(fill);
  return {
    ...rest,
    subject: fill(words.subject),
    heading: fill(words.heading),
    paragraphs: [...lines(words.text), ...paragraphs],
    afterwards: [...afterwards, ...lines(words.closing)],
  };
}

function wordsOf(id: EmailTemplateId, changed: ChangedWords): EmailWords {
  const words = changed[id];
  const template = emailTemplates[id];
  if (!words || Object.keys(emailWordProblems(template, words)).length > 0) return template.words;
  return words;
}
