import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { renderEmail } from '../../mail/emails/renderEmail';
import { sampleEmails } from '../../mail/emails/sampleEmails';
import { wordEmail } from '../../mail/emails/wordEmail';
import { parseEmailWords } from '../../mail/parseEmailWords';

/** Shows an e-mail with words that are not saved yet. */
export const previewEmail = defineAdminCommand(
  commands.previewEmail,
  async ({ input: { template, words } }) => {
    const changed = { [template]: parseEmailWords(template, words) };
    const email = wordEmail(sampleEmails[template], changed);
    const { subject, html = '', text } = await renderEmail(email);
    return { log: [], result: { subject, html, text } };
  },
  { onlyReads: true },
);
