import * as z from 'zod/mini';

/** `deletedAccounts/{uid}`: written in the batch that deletes `users/{uid}`; nothing about who. */
export const deletedAccountSchema = z.strictObject({ at: z.date() });
export type DeletedAccount = z.infer<typeof deletedAccountSchema>;
