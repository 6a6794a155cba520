import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { OUTSIDE, findEntries, foldersOf, keepUntil, readTags, zipNames } from './archiveList';

const entry = (id: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  id,
  name: id,
  kind: 'pdf',
  tags: [],
  path: `archive/ana/${id}.pdf`,
  sizeBytes: 10,
  contentType: 'application/pdf',
  createdAt: new Date('2026-01-01'),
  ...more,
});
const all = [
  entry('Contract Logan', {
    kind: 'saleContract',
    tags: ['mașina veche'],
    createdAt: new Date('2026-03-01'),
    sizeBytes: 50,
  }),
  entry('Țiriac', { createdAt: new Date('2025-03-01'), sizeBytes: 90 }),
  entry('Șelimbăr', { kind: 'image' }),
];
const ids = (filter: Partial<Parameters<typeof findEntries>[1]>) =>
  findEntries(all, { text: '', kind: '', tag: '', folder: '', sorting: 'newest', ...filter }).map(
    ({ id }) => id,
  );

test('words are looked for in name, kind and tags, without diacritics', () => {
  expect(ids({ text: 'masina' })).toEqual(['Contract Logan']);
  expect(ids({ text: 'tiriac' })).toEqual(['Țiriac']);
  expect(ids({ text: 'vanzare logan' })).toEqual(['Contract Logan']);
  expect(ids({ text: 'logan tiriac' })).toEqual([]);
});

test('folders are listed by name, and the list shows one of them or what lies outside', () => {
  const placed = all.map((each, at) =>
    at < 2 ? { ...each, folder: ['Logan', 'Casă'][at] } : each,
  );
  const inFolder = (folder: string, text = '') =>
    findEntries(placed as ArchiveEntry[], {
      text,
      kind: '',
      tag: '',
      folder,
      sorting: 'newest',
    }).map(({ id }) => id);
  expect(foldersOf(placed as ArchiveEntry[])).toEqual(['Casă', 'Logan']);
  expect(inFolder('Logan')).toEqual(['Contract Logan']);
  expect(inFolder(OUTSIDE)).toEqual(['Șelimbăr']);
  expect(inFolder('', 'casa')).toEqual(['Țiriac']);
});

test('the list is filtered by kind and sorted as asked', () => {
  expect(ids({ kind: 'image' })).toEqual(['Șelimbăr']);
  expect(ids({ sorting: 'oldest' })).toEqual(['Țiriac', 'Șelimbăr', 'Contract Logan']);
  expect(ids({ sorting: 'name' })).toEqual(['Contract Logan', 'Șelimbăr', 'Țiriac']);
  expect(ids({ sorting: 'size' })).toEqual(['Țiriac', 'Contract Logan', 'Șelimbăr']);
});

test('what runs out first stands first when asked, what has no day last', () => {
  const papers = [
    entry('Fără'),
    entry('RCA', { expiresAt: new Date('2026-09-01') }),
    entry('ITP', { expiresAt: new Date('2026-05-01') }),
  ];
  const sorted = findEntries(papers, {
    text: '',
    kind: '',
    tag: '',
    folder: '',
    sorting: 'expiry',
  });
  expect(sorted.map(({ id }) => id)).toEqual(['ITP', 'RCA', 'Fără']);
});

test('papers of a sale are worth keeping five years, a photo has no term', () => {
  expect(keepUntil(all[0]!)?.toISOString().slice(0, 10)).toBe('2031-03-01');
  expect(keepUntil(all[2]!)).toBeNull();
});

test('tags are tidied and not repeated', () => {
  expect(readTags(' mașina ,  Masina, acte   noi,, ')).toEqual(['Masina', 'acte noi']);
});

test('names in a ZIP have their ending, no slash and no twin', () => {
  expect(
    zipNames([
      { name: 'act.pdf', ending: 'pdf' },
      { name: 'act', ending: 'pdf' },
      { name: '../a:b', ending: 'jpg' },
      { name: 'ACT', ending: 'pdf' },
    ]),
  ).toEqual(['act.pdf', 'act (2).pdf', '..-a-b.jpg', 'ACT (3).pdf']);
});

test('a ZIP keeps the folders of its files: the same name may stand in two of them, none leads out of the ZIP', () => {
  expect(
    zipNames([
      { name: 'act', ending: 'pdf', folder: 'Logan' },
      { name: 'act', ending: 'pdf', folder: 'Golf' },
      { name: 'act', ending: 'pdf', folder: 'logan' },
      { name: 'act', ending: 'pdf' },
      { name: 'act', ending: 'pdf', folder: '..' },
      { name: 'act', ending: 'pdf', folder: 'a/../b' },
    ]),
  ).toEqual([
    'Logan/act.pdf',
    'Golf/act.pdf',
    'logan/act (2).pdf',
    'act.pdf',
    'dosar/act.pdf',
    'a-..-b/act.pdf',
  ]);
});
