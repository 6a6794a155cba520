import type { Contact } from './Contact';
import { findLinks } from './findLinks';
import { findPhones } from './findPhones';

/** Every way to reach somebody that a text holds, in its order; what overlaps is one. */
export function findContacts(text: string): Contact[] {
  const found: Contact[] = [];
  const all = [...findLinks(text), ...findPhones(text)];
  for (const next of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1);
    if (!last || next.start >= last.end) found.push(next);
    else if (next.end > last.end) found[found.length - 1] = { ...last, end: next.end };
  }
  return found;
}
