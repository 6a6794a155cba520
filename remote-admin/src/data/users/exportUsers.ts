import { toIsoDay } from '@anunturi/shared-domain/formatDate';
import type { Cursor } from '../readPage';
import { readUsers, type UserRow, type UserSearch } from './readUsers';

const PAGE = 200;

/** The people of a search as comma-separated values (UTF-8 with its mark, for spreadsheets); reads 200 at a time and tells how many so far. */
export async function exportUsers(search: UserSearch, onProgress: (done: number) => void): Promise<string> {
  const rows: UserRow[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readUsers>> = await readUsers(search, cursor, PAGE);
    rows.push(...page.rows);
    onProgress(rows.length);
    cursor = page.next;
  } while (cursor);
  const lines = rows.map((user) => [
    user.id, user.displayName, user.company?.name ?? '', user.company?.cui ?? '', user.email, user.phone ?? '', user.role,
    user.blocked ? 'da' : 'nu', user.trusted ? 'da' : 'nu', user.acceptedListings, toIsoDay(user.createdAt),
  ]);
  const head = ['uid', 'nume', 'firma', 'cui', 'email', 'telefon', 'rol', 'blocat', 'de incredere', 'anunturi acceptate', 'din'];
  return `\uFEFF${[head, ...lines].map((line) => line.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where needed; what a spreadsheet would take for a formula begins with an apostrophe. */
export function toCell(value: string | number): string {
  const text = String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
