import { findContacts } from '../texts/findContacts';
import { toContactMark } from './contactMarks';

/**
 * A description as everybody reads it, with a mark for each phone, e-mail and web address, and what the marks stand for. `known` are those
 * that marks in the text stand for already: they keep their places, and new ones follow.
 */
export function hideContacts(
  description: string,
  known: readonly string[] = [],
): { description: string; contacts: string[] } {
  const contacts = [...known];
  let shown = '';
  let end = 0;
  for (const found of findContacts(description)) {
    shown += description.slice(end, found.start) + toContactMark(contacts.length);
    contacts.push(description.slice(found.start, found.end));
    end = found.end;
  }
  return { description: shown + description.slice(end), contacts };
}
