import {
  type EmailTemplateId,
  emailTemplates,
} from '@anunturi/shared-domain/emails/emailTemplates';
import { emailWordProblems, type EmailWords } from '@anunturi/shared-domain/emails/emailWords';
import { Refusal } from '../app/command/refuse';

/** The words that an administrator gives an e-mail, without spaces around. @throws Refusal invalidInput with what is wrong, by part */
export function parseEmailWords(template: EmailTemplateId, given: EmailWords): EmailWords {
  const words = {
    subject: given.subject.trim(),
    heading: given.heading.trim(),
    text: given.text.trim(),
    closing: given.closing.trim(),
  };
  const problems = emailWordProblems(emailTemplates[template], words);
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', undefined, problems);
  return words;
}
