import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type ShownNote = CommandResult<'readPersonNotes'>['notes'][number];

/** The newest notes about a person. @throws MarketError notAllowed (about oneself), offline */
export const readPersonNotes = async (uid: string): Promise<ShownNote[]> =>
  (await callCommand('readPersonNotes', { uid })).notes;

/** Notes something for other moderators. @throws MarketError */
export async function addPersonNote(uid: string, text: string): Promise<void> {
  await callCommand('addPersonNote', { uid, text });
}

/** @throws MarketError notFound, when another took it away before */
export async function deletePersonNote(noteId: string): Promise<void> {
  await callCommand('deletePersonNote', { noteId });
}
