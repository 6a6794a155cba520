import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import {
  type Pushed,
  pushSubscriptionSchema,
} from '@anunturi/shared-domain/people/pushSubscription';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { deliverPush } from '../push/deliverPush';
import { vapidKeys } from '../push/vapidKeys';

type Asked = { uid: string; device: string; pushed: Pushed; queuedAtMs: number };

const HOUR_MS = 60 * 60 * 1000;
/** Later it is no news any more. */
const WORTH_MS = 24 * HOUR_MS;
const MARKED_MS = keptMs('sentPush');

/**
 * Hands a notification to the push service of one device. It is marked before and outside of the transaction: one whose process
 * died after that may have arrived, and is not sent again.
 */
export const sendPush = defineJob<Asked>({
  name: 'sendPush',
  async run({ input: { uid, device, pushed, queuedAtMs }, store, now }) {
    const path = documentPaths.pushSubscription(device);
    const subscription = await store.get(path, pushSubscriptionSchema);
    if (subscription?.uid !== uid || now.getTime() - queuedAtMs > WORTH_MS) return;
    const keys = await vapidKeys(store);
    const mark = documentPaths.sentPush(`${pushed.tag}_${device}`);
    const forgetAt = new Date(now.getTime() + MARKED_MS);
    if (!(await store.claimAnyhow(mark, { forgetAt }))) return;
    const ended = await deliverPush(subscription, pushed, keys);
    if (ended.kind === 'gone') store.delete(path);
    if (ended.kind !== 'later') return;
    await store.releaseAnyhow(mark);
    throw new Error(`The push service took nothing: ${ended.error}`);
  },
});
