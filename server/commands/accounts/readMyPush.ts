import { commands } from '@anunturi/shared-domain/commands/commands';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { pushKinds } from '@anunturi/shared-domain/people/pushKinds';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { blockedToo } from '../../app/command/who';
import { findSubscriptions } from '../../push/findSubscriptions';
import { vapidKeys } from '../../push/vapidKeys';

/** What a browser needs to subscribe to notifications, and what the caller has chosen; the first call of all makes the site's keys. */
export const readMyPush = defineCommand(commands.readMyPush, {
  who: blockedToo,
  limit: perDay('lists'),
  async run({ caller: { uid }, input: { endpoint }, store }) {
    const preferences = (await store.read(documentPaths.pushPreferences(uid))) ?? {};
    const devices = await findSubscriptions(uid, store);
    return {
      publicKey: (await vapidKeys(store)).publicKey,
      off: idsOf(pushKinds).filter((kind) => preferences[kind] === false),
      devices: devices.length,
      isThisOn: devices.some((each) => each.endpoint === endpoint),
    };
  },
});
