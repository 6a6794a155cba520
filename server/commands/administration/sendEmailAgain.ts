import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { suppressionPath } from '../../mail/suppression';

/** Puts an e-mail that failed back into the outbox with all its attempts. */
export const sendEmailAgain = defineAdminCommand(
  commands.sendEmailAgain,
  async ({ input: { emailId }, store, now }) => {
    const path = documentPaths.email(emailId);
    const email = await store.read(path);
    if (!email?.failedAt)
      refuse('notFound', 'E-mailul nu mai așteaptă: a fost deja trimis din nou.');
    const gone = FieldValue.delete();
    // RETRY is what the extension "Trigger Email" waits for, where it sends.
    const delivery = { state: 'RETRY', attempts: 0 };
    store.update(path, { dueAt: now, delivery, failedAt: gone, lease: gone });
    store.delete(suppressionPath(String(email.to)));
    store.isEmailDue = true;
    const target = { targetKind: 'email', targetId: emailId } as const;
    return { log: { action: 'emailSentAgain', ...target }, result: {} };
  },
);
