import { commands } from '@anunturi/shared-domain/commands/commands';
import { wishedEmails } from '@anunturi/shared-domain/people/emailKinds';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { blockedToo } from '../../app/command/who';
import type { EmailDocument } from '../../mail/EmailDocument';

const MOST = 200;

/** What was told to the caller, and what they do not want to be told. */
export const readMyEmails = defineCommand(commands.readMyEmails, {
  who: blockedToo,
  onlyReads: true,
  async run({ caller, store }) {
    const { uid } = caller;
    const found = await store.find(documentPaths.mail, (all) =>
      all.where('about.uid', '==', uid).limit(MOST),
    );
    const preferences = (await store.read(documentPaths.mailPreferences(uid))) ?? {};
    const sent = found
      .map(({ data }) => data as EmailDocument)
      .filter(({ delivery }) => delivery?.state !== 'WITHDRAWN')
      .map(({ message, createdAt, delivery, failedAt }) => ({
        subject: message.subject,
        atMs: createdAt.getTime(),
        state: toState(delivery?.state === 'SUCCESS', failedAt !== undefined),
      }))
      .toSorted((a, b) => b.atMs - a.atMs);
    return { off: idsOf(wishedEmails).filter((kind) => preferences[kind] === false), sent };
  },
});

function toState(isSent: boolean, isFailed: boolean): 'sent' | 'failed' | 'waits' {
  if (isSent) return 'sent';
  return isFailed ? 'failed' : 'waits';
}
