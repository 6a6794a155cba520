import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { wishedEmails } from '@anunturi/shared-domain/people/emailKinds';

/** What an address in an e-mail may do without signing in. */
const linkSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('stop'),
    uid: z.string(),
    kind: z.enum(idsOf(wishedEmails)),
  }),
  z.strictObject({
    act: z.literal('notMe'),
    uid: z.string(),
    /** When what was told happened (ms): some days later, or once the account was secured after it, the address does nothing. */
    at: z.number(),
    /** Sealed (sealAddress): the address before a change of it, which comes back. Only in the e-mail to that address. */
    addressBefore: z.optional(z.string()),
  }),
  z.strictObject({
    act: z.literal('freeAddress'),
    uid: z.string(),
    /** Sealed (sealAddress). */
    address: z.string(),
    /** When it was asked for (ms). */
    at: z.number(),
  }),
  z.strictObject({
    act: z.literal('frequency'),
    /** `users/{uid}` or `subscribers/{id}`. */
    recipient: z.string(),
    searchId: z.string(),
  }),
  z.strictObject({ act: z.literal('confirmSearch'), pendingId: z.string() }),
  /** Shows how a notice stands: its number, which the signature makes a secret. */
  z.strictObject({ act: z.literal('receipt'), reportId: z.string() }),
  z.strictObject({ act: z.literal('stopAddress'), subscriberId: z.string() }),
  z.strictObject({
    act: z.enum(['renew', 'available', 'sold', 'takeDown']),
    uid: z.string(),
    listingId: z.string(),
    /** The end of the listing's term when the e-mail was written (ms): once it has another one, the address does nothing. */
    term: z.number(),
  }),
]);
/** The field of the form in which its reader chooses how often alerts come. */
export const ALERT_FIELD = 'alert';
export type MailLink = z.infer<typeof linkSchema>;
/** One that does something. */
export type ActingLink = Exclude<MailLink, { act: 'receipt' }>;

const sign = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** An opaque token: who has the e-mail has it. It tells nothing to a reader but ids. */
export function toToken(link: MailLink, key: string): string {
  const text = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${text}.${sign(text, key).subarray(0, 16).toString('base64url')}`;
}

/** What a token says; null for one that this site did not sign. */
export function readToken(token: string, key: string): MailLink | null {
  const [text = '', signature = ''] = token.split('.');
  const wanted = sign(text, key).subarray(0, 16);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  // Of an earlier version: a kind that is no longer told.
  return linkSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
}
