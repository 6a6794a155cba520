import * as z from 'zod/mini';
import { textField } from '../site/fields';

/** `pushSubscriptions/{digest of the address}`: a device that takes notifications, as its browser subscribed it (savePush). */
export const pushSubscriptionSchema = z.strictObject({
  uid: textField(1, 128),
  /** The second in which its session began: with it the subscription ends. */
  began: z.number(),
  /** Where its push service takes notifications for it. */
  endpoint: textField(1, 1000),
  /** Public key of the browser and the secret that both know (RFC 8291), base64url. */
  p256dh: textField(1, 200),
  auth: textField(1, 100),
  deviceName: textField(1, 100),
  createdAt: z.date(),
});
export type PushSubscriptionFields = z.infer<typeof pushSubscriptionSchema>;

/**
 * What a notification carries to the service worker, encrypted for the one device: `path` is of the screen that a press opens; of one
 * `tag` the last one alone is shown.
 */
export type Pushed = { title: string; path: string; tag: string };
