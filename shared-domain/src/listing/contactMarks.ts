/** What stands in a description where a contact was: the first is `[contact ascuns]`, the second `[contact ascuns 2]`. */
const MARK = /\[contact ascuns(?: (\d{1,2}))?\]/g;

/** The mark of a hidden contact, by its place among them, from 0. */
export const toContactMark = (at: number): string =>
  at === 0 ? '[contact ascuns]' : `[contact ascuns ${at + 1}]`;

/** Part of a description: words, or the mark of the contact at `at`. */
export type DescriptionPart = { text: string; at?: number };

/** A description in parts, so that a screen can put a button where a mark stands. */
export function splitAtMarks(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let end = 0;
  for (const { 0: text, 1: place = '1', index } of description.matchAll(MARK)) {
    if (index > end) parts.push({ text: description.slice(end, index) });
    parts.push({ text, at: Number(place) - 1 });
    end = index + text.length;
  }
  if (end < description.length) parts.push({ text: description.slice(end) });
  return parts;
}

/** A description with its contacts where the marks stand; a mark that stands for none stays. */
export const showContacts = (description: string, contacts: readonly string[]): string =>
  splitAtMarks(description)
    .map(({ text, at }) => (at === undefined ? text : (contacts[at] ?? text)))
    .join('');
