import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { signedIn } from '../../app/command/who';
import { subscriptionId } from '../../push/subscriptionId';

/** Tells a device of the caller nothing any more. */
export const removePush = defineCommand(commands.removePush, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input: { endpoint }, store }) {
    const path = documentPaths.pushSubscription(subscriptionId(endpoint));
    if ((await store.read(path))?.uid === caller.uid) store.delete(path);
    return {};
  },
});
