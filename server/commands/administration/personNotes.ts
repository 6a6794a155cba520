import { commands } from '@anunturi/shared-domain/commands/commands';
import { personNoteSchema } from '@anunturi/shared-domain/people/personNote';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { newId } from '../../app/command/newId';
import { parseFields } from '../../app/command/parseFields';
import { parseFitting } from '../../app/data/parseFitting';
import { refuse } from '../../app/command/refuse';
import { readPerson } from './readPerson';

const NOTES_MAX = 50;

/** The newest notes about a person; nobody reads those about oneself here. */
export const readPersonNotes = defineAdminCommand(
  commands.readPersonNotes,
  async ({ adminId, input: { uid }, store }) => {
    if (uid === adminId) refuse('notAllowed');
    const found = await store.find(documentPaths.personNotes, (all) =>
      all.where('personId', '==', uid).orderBy('at', 'desc').limit(NOTES_MAX),
    );
    const notes = parseFitting(personNoteSchema, found);
    await store.readAhead(notes.map(({ authorId }) => documentPaths.user(authorId)));
    const told = notes.map(async ({ id, text, authorId, at }) => {
      const author = (await store.read(documentPaths.user(authorId)))?.displayName;
      return { id, text, author: String(author ?? 'un cont șters'), atMs: at.getTime() };
    });
    return { log: [], result: { notes: await Promise.all(told) } };
  },
  { onlyReads: true, readsPersonal: 'personRead' },
);

/** Notes something about a person, for moderators alone. */
export const addPersonNote = defineAdminCommand(commands.addPersonNote, async (context) => {
  const { adminId, input, store, now } = context;
  await readPerson(input.uid, context);
  const note = { personId: input.uid, authorId: adminId, text: input.text.trim(), at: now };
  store.create(documentPaths.personNote(newId()), parseFields(personNoteSchema, note));
  return { log: [], result: {} };
});

/** Takes a note away: its author's act, or another's who finds it wrong; never that of the person whom it is about. */
export const deletePersonNote = defineAdminCommand(
  commands.deletePersonNote,
  async ({ adminId, input: { noteId }, store }) => {
    const path = documentPaths.personNote(noteId);
    const note = await store.read(path);
    if (!note) refuse('notFound');
    if (note.personId === adminId) refuse('notAllowed');
    store.delete(path);
    return { log: [], result: {} };
  },
);
