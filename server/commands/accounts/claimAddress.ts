import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { anyone } from '../../app/command/who';
import { addressTakenEmail } from '../../mail/emails/accountEmails';
import { secretKey } from '../../app/data/secretKey';
import { sealAddress } from '../../mail/links/sealAddress';
import { tellAddress, toMailLink } from '../../mail/tell';

/**
 * Asks an address that an account has and never confirmed whether it wants to be free: who registers first with the address of
 * somebody else keeps it from nobody. The answer is the same whatever is known of the address.
 */
export const claimAddress = defineCommand(commands.claimAddress, {
  who: anyone,
  limit: perDay('addressClaims'),
  async run({ input, accounts, store, now }) {
    const account = await accounts.findUnconfirmed(input.email.trim());
    if (!account) return {};
    const { uid, email } = account;
    const address = sealAddress(email, await secretKey(store));
    const link = { act: 'freeAddress', uid, address, at: now.getTime() } as const;
    const content = addressTakenEmail(await toMailLink(link, store));
    await tellAddress(email, { kind: 'addressTaken', uid, subject: uid }, content, { store, now });
    return {};
  },
});
