import { commands } from '@anunturi/shared-domain/commands/commands';
import { PUSH_DEVICES_MAX } from '@anunturi/shared-domain/people/pushKinds';
import { pushSubscriptionSchema } from '@anunturi/shared-domain/people/pushSubscription';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { findSubscriptions } from '../../push/findSubscriptions';
import { isPushAddress } from '../../push/isPushAddress';
import { isPushKey } from '../../push/isPushKey';
import { subscriptionId } from '../../push/subscriptionId';
import { beganOf } from '../../accounts/beganOf';
import { deviceName } from './deviceName';

/**
 * Tells the caller's device from now on, until its session is over. Whose it was before is told nothing there any more; beyond the
 * most that a person may have, the oldest go.
 */
export const savePush = defineCommand(commands.savePush, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const { endpoint, p256dh, auth } = input;
    if (!isPushAddress(endpoint) || !isPushKey({ p256dh, auth })) refuse('invalidInput');
    const id = subscriptionId(endpoint);
    const others = (await findSubscriptions(uid, store)).filter((each) => each.id !== id);
    for (const each of others.slice(0, Math.max(0, others.length - PUSH_DEVICES_MAX + 1)))
      store.delete(documentPaths.pushSubscription(each.id));
    const subscription = parseFields(pushSubscriptionSchema, {
      uid,
      began: beganOf(caller),
      endpoint,
      p256dh,
      auth,
      deviceName: deviceName(caller.userAgent),
      createdAt: now,
    });
    store.set(documentPaths.pushSubscription(id), subscription);
    store.set(documentPaths.pushPreferences(uid), { updatedAt: now }, { merge: true });
    return {};
  },
});
