import { commands } from '@anunturi/shared-domain/commands/commands';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { readSecondFactor } from '../../../accounts/second-factor/readSecondFactor';
import { defineCommand } from '../../../app/command/defineCommand';
import { blockedToo } from '../../../app/command/who';

/** Whether the caller's account has a second factor, and how many recovery codes are left. */
export const readSecondFactorState = defineCommand(commands.readSecondFactorState, {
  who: blockedToo,
  onlyReads: true,
  async run({ caller: { uid }, store }) {
    const { secret, recoveryDigests } = await readSecondFactor(uid, store);
    const user = await store.read(documentPaths.user(uid));
    return {
      isOn: secret !== undefined,
      isRequired: isStaff(user?.role),
      recoveryCodesLeft: recoveryDigests.length,
    };
  },
});
