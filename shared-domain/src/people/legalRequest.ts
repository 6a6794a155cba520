import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { idField } from '../site/fields';
import { legalRequestKinds } from './legalRequestKinds';

/**
 * A document of `legalRequests/{id}`, the register: it says what was asked and answered when, never by whom. That of a contact message
 * has the message's id; what a person did alone in the account is answered by the program.
 */
export const legalRequestSchema = z.strictObject({
  kind: z.enum(idsOf(legalRequestKinds)),
  source: z.enum(['contact', 'account']),
  receivedAt: z.date(),
  answeredAt: z.optional(z.date()),
  messageId: z.optional(idField),
});
export type LegalRequestFields = z.infer<typeof legalRequestSchema>;
export type LegalRequest = LegalRequestFields & { id: string };
