import * as z from 'zod/mini';

/** `users/{uid}/blocks/{blockedUid}`: whose messages this person no longer takes. */
export const blockSchema = z.strictObject({ blockedAt: z.date() });
