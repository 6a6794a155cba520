import * as z from 'zod/mini';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

/** What moderators note about a person for one another. */
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
  deletePersonNote: defineAdminContract({
    name: 'deletePersonNote',
    permission: 'moderate',
    input: z.strictObject({ noteId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
};
