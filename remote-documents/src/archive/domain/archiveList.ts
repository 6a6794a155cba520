import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import {
  type ArchiveKind,
  archiveKinds,
  archiveTerms,
} from '@anunturi/shared-domain/people/archiveFields';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { compareRomanian, foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { ARCHIVE_FOLDER_MAX, PAPER_REMINDED_DAYS } from '@anunturi/shared-domain/site/limits';

export const sortings = {
  newest: 'Cele mai noi',
  oldest: 'Cele mai vechi',
  name: 'După nume',
  size: 'Cele mai mari',
  expiry: 'Ce expiră întâi',
} as const;
type Sorting = keyof typeof sortings;
export type ArchiveFilter = {
  text: string;
  kind: ArchiveKind | '';
  /** Only what has this tag; empty: everything. */
  tag: string;
  /** Only what lies in this folder; `OUTSIDE`: in none; empty: everything. */
  folder: string;
  sorting: Sorting;
};

/** The choice of what lies in no folder. No folder has this name: it is longer than names may be. */
export const OUTSIDE = '-'.repeat(ARCHIVE_FOLDER_MAX + 1);

/** The folders in use, by name. */
export const foldersOf = (entries: readonly ArchiveEntry[]): string[] =>
  [...new Set(entries.flatMap(({ folder }) => folder ?? []))].sort(compareRomanian);

const NEVER = Number.MAX_SAFE_INTEGER;
const orders: Record<Sorting, (a: ArchiveEntry, b: ArchiveEntry) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  name: (a, b) => compareRomanian(a.name, b.name),
  size: (a, b) => b.sizeBytes - a.sizeBytes,
  // What has no day stands last, the newest first.
  expiry: (a, b) =>
    (a.expiresAt?.getTime() ?? NEVER) - (b.expiresAt?.getTime() ?? NEVER) || orders.newest(a, b),
};

/** The entries whose name, folder, tags or kind hold every word asked for, in the order asked for. */
export function findEntries(
  entries: readonly ArchiveEntry[],
  { text, kind, tag, folder, sorting }: ArchiveFilter,
): ArchiveEntry[] {
  const words = foldDiacritics(text).split(/\s+/).filter(Boolean);
  const fits = (entry: ArchiveEntry) => {
    const told = foldDiacritics(
      [entry.name, archiveKinds[entry.kind], entry.folder ?? '', ...entry.tags].join(' '),
    );
    return (
      (kind === '' || entry.kind === kind) &&
      (folder === '' || (entry.folder ?? OUTSIDE) === folder) &&
      (tag === '' || entry.tags.some((each) => isSameTag(each, tag))) &&
      words.every((word) => told.includes(word))
    );
  };
  return entries.filter(fits).sort(orders[sorting]);
}

const isSameTag = (one: string, other: string) => foldDiacritics(one) === foldDiacritics(other);

/** The tags in use with how many entries have each, the most used first. */
export function countTags(entries: readonly ArchiveEntry[]): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    const known = counts.get(foldDiacritics(tag)) ?? { tag, count: 0 };
    counts.set(foldDiacritics(tag), { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareRomanian(a.tag, b.tag));
}

const REMIND_MS = PAPER_REMINDED_DAYS * 24 * 60 * 60 * 1000;

/** Papers whose term is over or ends within PAPER_REMINDED_DAYS, the nearest first. */
export const expiringEntries = (entries: readonly ArchiveEntry[], nowMs: number): ArchiveEntry[] =>
  entries
    .filter(({ expiresAt }) => expiresAt && expiresAt.getTime() - nowMs < REMIND_MS)
    .sort((a, b) => a.expiresAt!.getTime() - b.expiresAt!.getTime());

/** What it is that runs out, where its owner said more than `other`. */
export const termName = ({ term }: Pick<ArchiveEntry, 'term'>): string | undefined =>
  term && term !== 'other' ? archiveTerms[term] : undefined;

/** Years that papers of a sale or of taxes are worth keeping: the term in which they can be asked for. */
const RETENTION_YEARS = 5;
const RETAINED: readonly ArchiveKind[] = [
  'saleContract',
  'handoverReport',
  'powerOfAttorney',
  'receipt',
  'declaration',
  'taxSheet',
  'otherContract',
];

/** Until when an entry is worth keeping, or null for what has no such term. */
export function keepUntil(entry: Pick<ArchiveEntry, 'kind' | 'createdAt'>): Date | null {
  if (!RETAINED.includes(entry.kind)) return null;
  const until = new Date(entry.createdAt);
  until.setUTCFullYear(until.getUTCFullYear() + RETENTION_YEARS);
  return until;
}

/** Tags as typed, separated by commas: tidy, without repeats, all of them. */
export function readTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return [...new Map(tags.map((tag) => [foldDiacritics(tag), tag])).values()];
}

const plainName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').replace(/\.+$/, '');

/** Paths for a ZIP: each file in its folder where it has one, with its ending, and none twice. */
export function zipNames(
  files: readonly { name: string; ending: string; folder?: string | undefined }[],
): string[] {
  const used = new Set<string>();
  return files.map(({ name, ending, folder }) => {
    const within = folder === undefined ? '' : `${plainName(folder) || 'dosar'}/`;
    const base = plainName(name) || 'fisier';
    const bare = base.toLowerCase().endsWith(`.${ending}`)
      ? base.slice(0, -ending.length - 1)
      : base;
    let unique = `${within}${bare}.${ending}`;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1)
      unique = `${within}${bare} (${number}).${ending}`;
    used.add(unique.toLowerCase());
    return unique;
  });
}

/** Whether its term is over: a paper holds to the end of its last day. */
export const hasExpired = ({ expiresAt }: ArchiveEntry, nowMs: number): boolean =>
  expiresAt !== null && expiresAt !== undefined && toIsoDay(expiresAt) < toIsoDay(nowMs);
