import * as z from 'zod/mini';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

/** What moderators note about a person for one another, and write to them. */
export const personNoteCommands = {
  readPersonNotes: defineAdminContract({
    name: 'readPersonNotes',
    permission: 'moderate',
    input: z.strictObject({ uid: documentId }),
    /** Newest first; moments in milliseconds. */
    result: z.strictObject({
      notes: z.array(
        z.strictObject({
          id: z.string(),
          text: z.string(),
          author: z.string(),
          atMs: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
  addPersonNote: defineAdminContract({
    name: 'addPersonNote',
    permission: 'moderate',
    input: z.strictObject({ uid: documentId, text: text(5000) }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** The seller of a listing reads it in the account and by e-mail; no decision, and nothing happens to the listing. */
  writeToSeller: defineAdminContract({
    name: 'writeToSeller',
    permission: 'moderate',
    input: z.strictObject({ listingId: documentId, text: text(5000) }),
    result: z.strictObject({}),
    errors: ['invalidInput'],
  }),
  deletePersonNote: defineAdminContract({
    name: 'deletePersonNote',
    permission: 'moderate',
    input: z.strictObject({ noteId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
};
