import * as z from 'zod/mini';

/**
 * How far an e-mail of `mail/{id}` is. The first five are those of Google's extension "Trigger Email"
 * (https://extensions.dev/extensions/firebase/firestore-send-email); `UNCLEAR`: the process died while it spoke to the
 * mail server, so it may have arrived and is never sent again by itself; `WITHDRAWN`: at the moment of sending nobody
 * wanted it any more.
 */
export const emailStates = [
  'PENDING',
  'PROCESSING',
  'RETRY',
  'SUCCESS',
  'ERROR',
  'UNCLEAR',
  'WITHDRAWN',
] as const;
export type EmailState = (typeof emailStates)[number];

/** The part of an e-mail's document that its sender writes. */
export const emailDeliverySchema = z.object({
  state: z.enum(emailStates),
  attempts: z.number(),
  startTime: z.optional(z.date()),
  endTime: z.optional(z.date()),
  leaseExpireTime: z.optional(z.date()),
  error: z.optional(z.nullable(z.string())),
  info: z.optional(
    z.object({
      messageId: z.string(),
      accepted: z.array(z.string()),
      rejected: z.array(z.string()),
      response: z.string(),
    }),
  ),
});
export type EmailDelivery = z.infer<typeof emailDeliverySchema>;
