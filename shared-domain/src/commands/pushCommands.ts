import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { pushKinds } from '../people/pushKinds';
import { text } from './commandFields';
import { defineContract } from './defineContract';

const kind = z.enum(idsOf(pushKinds));
const endpoint = text(1000);

/** Notifications on a person's devices. */
export const pushCommands = {
  /** What a browser needs to subscribe, the kinds that are switched off, and on how many devices they come. */
  readMyPush: defineContract({
    name: 'readMyPush',
    /** Of the device that asks, once its browser is subscribed. */
    input: z.strictObject({ endpoint: z.optional(endpoint) }),
    result: z.strictObject({
      /** Public key of the site (VAPID, RFC 8292), base64url. */
      publicKey: z.string(),
      off: z.array(kind),
      devices: z.number(),
      /** Whether the caller is told on the device that asks. */
      isThisOn: z.boolean(),
    }),
    errors: [],
  }),
  /** Tells this device from now on; the address has to be one of a known push service. */
  savePush: defineContract({
    name: 'savePush',
    input: z.strictObject({ endpoint, p256dh: text(200), auth: text(100) }),
    result: z.strictObject({}),
    errors: [],
  }),
  removePush: defineContract({
    name: 'removePush',
    input: z.strictObject({ endpoint }),
    result: z.strictObject({}),
    errors: [],
  }),
  setPushWish: defineContract({
    name: 'setPushWish',
    input: z.strictObject({ kind, wanted: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
};
