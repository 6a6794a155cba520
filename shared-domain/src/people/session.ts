import * as z from 'zod/mini';
import { textField } from '../site/fields';

/**
 * A document of `sessions/{uid}_{began}`: that a person is signed in on a device (noteSession). `began` is the second of the
 * sign-in, which its tokens carry.
 */
export const sessionSchema = z.strictObject({
  uid: textField(1, 128),
  began: z.number(),
  /** Digest of what the device keeps to know itself again. */
  device: textField(64, 64),
  /** Keyed digest of the same, alike in all accounts of a browser; sessions of earlier versions have none until their next day. */
  browserDigest: z.optional(textField(64, 64)),
  deviceName: textField(1, 100),
  /** When the second factor was proved on this device. */
  provedAt: z.optional(z.date()),
  lastAt: z.date(),
  forgetAt: z.date(),
});
export type Session = z.infer<typeof sessionSchema>;
