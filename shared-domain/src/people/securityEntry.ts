import * as z from 'zod/mini';
import { idField, textField, wholeField } from '../site/fields';
import { idsOf } from '../listing/vehicleFields';
import { securityEvents, securityKinds } from './securityEvents';

/**
 * A document of `securityLog/{id}`: what happened to the safety of accounts, written by trusted code. No network address and no
 * e-mail address: `source` is a digest of the network with a salt of the day, which is forgotten, so nobody is followed over days.
 */
export const securityEntrySchema = z.strictObject({
  kind: z.enum(idsOf(securityKinds)),
  event: z.enum(idsOf(securityEvents)),
  /** Whose account it is: who signed in, was refused, changed or read something. */
  personId: z.optional(idField),
  /** Whose data were read or whose account was changed, where that is somebody else. */
  aboutId: z.optional(idField),
  source: z.optional(textField(20, 20)),
  /** The command that was refused. */
  command: z.optional(textField(1, 60)),
  /** How often within the hour; of sign-ins, changes and exports each has its own entry. */
  count: wholeField(1, 1_000_000),
  /** The last time. */
  at: z.date(),
  forgetAt: z.date(),
});
export type SecurityEntry = z.infer<typeof securityEntrySchema>;
