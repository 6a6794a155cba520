import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { readSecondFactor } from '../../../accounts/second-factor/readSecondFactor';
import { newSecret, toAppAddress } from '../../../accounts/second-factor/totp';
import { defineCommand } from '../../../app/command/defineCommand';
import { perDay } from '../../../app/limits/limits';
import { refuse } from '../../../app/command/refuse';
import { siteConfig } from '../../../app/siteConfig';
import { ownerOfAccount } from '../../../app/command/who';

/** Begins to set up an authenticator app, or another one; the one before counts until the new one has proved itself. */
export const beginSecondFactor = defineCommand(commands.beginSecondFactor, {
  who: ownerOfAccount,
  limit: perDay('secondFactor'),
  isAnsweredOnce: true,
  async run({ caller: { uid, email, emailVerified }, store, now }) {
    // Otherwise who registered with the address of somebody else would keep them out for good.
    if (!emailVerified) refuse('emailNotVerified');
    if (!(await store.read(documentPaths.user(uid)))) refuse('signInNeeded');
    const secret = newSecret();
    const kept = await readSecondFactor(uid, store);
    store.set(documentPaths.secondFactor(uid), { ...kept, pending: { secret, startedAt: now } });
    return { secret, appAddress: toAppAddress(secret, email ?? uid, siteConfig().name) };
  },
});
