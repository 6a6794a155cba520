import * as z from 'zod/mini';
import { idField, textField } from '../site/fields';
import { PERSON_NOTE_MAX } from '../site/limits';

/**
 * A document of `personNotes/{id}`: what a moderator noted about a person for other moderators. Trusted code writes it and answers it to
 * administrators; its person has it in the export of their data, without who wrote it.
 */
export const personNoteSchema = z.strictObject({
  personId: idField,
  authorId: idField,
  text: textField(1, PERSON_NOTE_MAX),
  at: z.date(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;
