import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { sampleEmails } from '../../mail/emails/sampleEmails';
import { tellAddress } from '../../mail/tell';

/** Sends one kind of e-mail, or each, to the administrator who asks, with what it could tell. Their addresses lead nowhere. */
export const sendSampleEmails = defineAdminCommand(
  commands.sendSampleEmails,
  async ({ input: { template }, caller, store, now }) => {
    const user = await store.read(documentPaths.user(caller.uid));
    const samples = Object.values(sampleEmails).filter(
      (each) => template === undefined || each.template === template,
    );
    for (const content of samples) {
      const told = {
        kind: 'operator',
        subject: `sample ${content.template}`,
        period: now.toISOString(),
      } as const;
      await tellAddress(String(user?.email), told, content, { store, now });
    }
    return { log: [], result: { count: samples.length } };
  },
);
