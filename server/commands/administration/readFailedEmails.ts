import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { EmailDocument } from '../../mail/EmailDocument';

const MOST = 50;

/** E-mails that did not arrive, or of which nobody knows: what an administrator decides about. */
export const readFailedEmails = defineAdminCommand(
  commands.readFailedEmails,
  async ({ store }) => {
    const found = await store.find(documentPaths.mail, (all) =>
      all.orderBy('failedAt', 'desc').limit(MOST),
    );
    const emails = found.map(({ id, data }) => {
      const { to, message, delivery, failedAt } = data as EmailDocument;
      const { subject, text } = message;
      const isUnclear = delivery?.state === 'UNCLEAR';
      const error = delivery?.error ?? '';
      return { id, to, subject, text, isUnclear, error, failedAtMs: failedAt!.getTime() };
    });
    return { log: [], result: { emails } };
  },
  { onlyReads: true, readsPersonal: 'failedEmailsRead' },
);
