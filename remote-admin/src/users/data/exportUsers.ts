import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Cursor } from '@anunturi/shared-auth/firestore/readPage';
import { readUsers, userFilters, type UserRow, type UserSearch } from '#data/users/readUsers';

const PAGE = 200;
const head = [
  'uid',
  'nume',
  'firmă',
  'cui',
  'email',
  'telefon',
  'rol',
  'blocat',
  'motivul blocării',
  'de încredere',
  'anunțuri acceptate',
  'din',
];

type Progress = { onProgress(done: number): void; signal: AbortSignal };

/**
 * The people of a search as values separated by semicolons (UTF-8 with its mark, as spreadsheets in Romanian open them), in parts
 * for a Blob. Logged first; then read 200 at a time. Null when the signal stopped it.
 */
export async function exportUsers(
  search: UserSearch,
  { onProgress, signal }: Progress,
): Promise<string[] | null> {
  const text = `${userFilters[search.filter]}${search.words.trim() && ', cei căutați'}`;
  await callCommand('noteExport', { filter: text });
  const parts = [`\uFEFF${toLine(head)}`];
  let cursor: Cursor | null = null;
  let done = 0;
  do {
    if (signal.aborted) return null;
    const page: Awaited<ReturnType<typeof readUsers>> = await readUsers(search, cursor, PAGE);
    parts.push(page.rows.map((user) => toLine(toCells(user))).join(''));
    onProgress((done += page.rows.length));
    cursor = page.next;
  } while (cursor);
  return parts;
}

function toCells(user: UserRow): (string | number)[] {
  return [
    user.id,
    user.displayName,
    user.company?.name ?? '',
    user.company?.cui ?? '',
    user.email,
    user.phone ?? '',
    user.role,
    user.blocked ? 'da' : 'nu',
    user.blockedReason ?? '',
    user.trusted ? 'da' : 'nu',
    user.acceptedListings,
    toIsoDay(user.createdAt),
  ];
}

const toLine = (cells: readonly (string | number)[]) => `${cells.map(toCell).join(';')}\r\n`;

/**
 * Quoted where needed; what a spreadsheet would take for a formula, also behind spaces or with a full-width sign,
 * begins with an apostrophe.
 */
export function toCell(value: string | number): string {
  const text = String(value).replaceAll('\0', '');
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
