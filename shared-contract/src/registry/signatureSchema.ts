import * as z from 'zod/mini';

/** A public key of Ed25519: its 32 bytes in base64url. */
export const publicKeyField = z.string().check(z.regex(/^ed25519:[\w-]{43}$/));

/** By which key something was signed, and the 64 bytes of the signature in base64. */
export const signatureSchema = z.object({
  key: publicKeyField,
  value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
});
export type Signature = z.infer<typeof signatureSchema>;
