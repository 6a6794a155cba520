import {
  archiveEntrySchema,
  archiveUsageSchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import { archiveContentTypes, archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { ARCHIVE_FILE_MAX_BYTES, ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import {
  invalidArchiveEntries,
  invalidArchiveUsages,
  sampleArchiveEntry,
} from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { claimsOf, leaving, other, seller } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  REMOVED,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';

const own = ['owner', 'blocked'] as const;

/** users/{uid}/archive and the bytes booked in users/{uid}/usage/archive; `left` is the world in which the seller is leaving. */
export function archiveTable(now: Date, left: World): RuleCase[] {
  const path = `users/${seller}/archive/entry01`;
  const usage = `users/${seller}/usage/archive`;
  const entry: Data = {
    ...sampleArchiveEntry,
    path: `archive/${seller}/entry01.pdf`,
    createdAt: NOW,
  };
  const stored = { ...entry, createdAt: daysFrom(now, -1) };
  const used = { usedBytes: 500_000, lastEntryId: 'entry00' };
  const keep = (
    data: Data = entry,
    by: unknown = increment(182_000),
    last = 'entry01',
    id = 'entry01',
  ): Write[] => [
    { set: `users/${seller}/archive/${id}`, data },
    { set: usage, merge: true, data: { usedBytes: by, lastEntryId: last } },
  ];
  const drop = (by: unknown = increment(-182_000), last = 'entry01'): Write[] => [
    { delete: path },
    { set: usage, merge: true, data: { usedBytes: by, lastEntryId: last } },
  ];
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    world: World = { [usage]: used },
    as = seller,
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const has: World = { [path]: stored, [usage]: used };
  const edit = (what: string, may: boolean, data: Data, world: World = has) =>
    row(`archive: ${what}`, may, [{ update: path, data }], world);
  const renewed = (data: Data): Data => ({
    ...data,
    ...(data.createdAt !== undefined && { createdAt: NOW }),
    ...(data.path === sampleArchiveEntry.path && { path: entry.path }),
  });
  return [
    ...matrix({
      name: 'an entry of the archive',
      path,
      document: stored,
      owner: seller,
      world: { [usage]: used },
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: keep() } },
        update: {
          may: ['owner'],
          act: { write: [{ update: path, data: { name: 'Alt nume.pdf' } }] },
        },
        delete: { may: ['owner'], act: { write: drop() } },
      },
    }),
    ...matrix({
      name: 'the usage of the archive',
      path: usage,
      document: used,
      owner: seller,
      acts: {
        get: { may: own },
        create: { may: ['owner'], act: { write: keep() } },
        update: { may: ['owner'], act: { write: keep() } },
      },
    }),
    ...refusals(
      'an entry',
      { as: seller },
      [
        ...faultsOf(archiveEntrySchema, entry),
        ...invalidArchiveEntries.map(([what, data]) => [what, renewed(data)] as const),
      ],
      (data) => ({
        write: keep(data, increment(typeof data.sizeBytes === 'number' ? data.sizeBytes : 182_000)),
      }),
    ),
    ...refusals(
      'the usage',
      { as: seller },
      [
        ...faultsOf(archiveUsageSchema, { usedBytes: 182_000, lastEntryId: 'entry01' }),
        ...invalidArchiveUsages,
      ],
      (data) => ({
        write: [
          { set: path, data: entry },
          { set: usage, data },
        ],
      }),
    ),
    ...extremes(
      'an entry',
      { as: seller },
      archiveEntrySchema,
      entry,
      ['name', 'sizeBytes'],
      (data) => ({ write: keep(data, increment(data.sizeBytes as number)) }),
    ),
    ...Object.keys(archiveKinds).map((kind) =>
      row(`archive a file as ${kind}`, true, keep({ ...entry, kind })),
    ),
    ...archiveContentTypes.map((contentType) =>
      row(`archive ${contentType}`, true, keep({ ...entry, contentType })),
    ),
    row(
      'archive under the longest id',
      true,
      keep(
        { ...entry, path: `archive/${seller}/${'x'.repeat(70)}.pdf` },
        increment(182_000),
        'x'.repeat(70),
        'x'.repeat(70),
      ),
    ),
    row(
      'archive under too long an id',
      false,
      keep(
        { ...entry, path: `archive/${seller}/${'x'.repeat(71)}.pdf` },
        increment(182_000),
        'x'.repeat(71),
        'x'.repeat(71),
      ),
    ),
    row('archive a first file', true, keep(), {}),
    row(
      'archive the most that a file may be',
      true,
      keep(
        {
          ...entry,
          name: 'x'.repeat(120),
          tags: Array.from({ length: 10 }, (_, at) => `${'x'.repeat(29)}${at}`),
          sizeBytes: ARCHIVE_FILE_MAX_BYTES,
        },
        increment(ARCHIVE_FILE_MAX_BYTES),
      ),
    ),
    row('archive one byte', true, keep({ ...entry, sizeBytes: 1 }, increment(1))),
    row('archive up to the quota', true, keep(), {
      [usage]: { ...used, usedBytes: ARCHIVE_QUOTA_BYTES - 182_000 },
    }),
    row('archive over the quota', false, keep(), {
      [usage]: { ...used, usedBytes: ARCHIVE_QUOTA_BYTES - 181_999 },
    }),
    row('archive without booking', false, [{ set: path, data: entry }]),
    row('archive under the last id without booking', false, [{ set: path, data: entry }], {
      [usage]: { ...used, lastEntryId: 'entry01' },
    }),
    row('archive and book less', false, keep(entry, increment(1))),
    row('archive and book backwards', false, keep(entry, increment(-182_000))),
    row('archive and book for another', false, keep(entry, increment(182_000), 'entry02')),
    row('archive and book a double', false, keep(entry, new Double(682_000))),
    row('archive two and book one', false, [
      ...keep(),
      {
        set: `users/${seller}/archive/entry02`,
        data: { ...entry, path: `archive/${seller}/entry02.pdf` },
      },
    ]),
    row('archive and book with more', false, [
      { set: path, data: entry },
      { set: usage, data: { usedBytes: 682_000, lastEntryId: 'entry01', note: 'x' } },
    ]),
    row('book without archiving', false, [
      { set: usage, merge: true, data: { usedBytes: increment(-500_000), lastEntryId: 'entry01' } },
    ]),
    row(
      'book away what stays',
      false,
      [
        {
          set: usage,
          merge: true,
          data: { usedBytes: increment(-182_000), lastEntryId: 'entry01' },
        },
      ],
      has,
    ),
    row(
      'book again what is there',
      false,
      [
        {
          set: usage,
          merge: true,
          data: { usedBytes: increment(182_000), lastEntryId: 'entry01' },
        },
      ],
      has,
    ),
    ...[
      `archive/${other}/entry01.pdf`,
      `archive/${seller}/entry02.pdf`,
      `archive/${seller}/entry01`,
      `archive/${seller}/entry01.PDF`,
      `archive/${seller}/x/entry01.pdf`,
    ].map((file) => row(`archive the file ${file}`, false, keep({ ...entry, path: file }))),
    row(
      'archive under an id with a dot',
      false,
      keep(
        { ...entry, path: `archive/${seller}/entry.1.pdf` },
        increment(182_000),
        'entry.1',
        'entry.1',
      ),
    ),
    row('archive something deleted', false, keep({ ...entry, deletedAt: NOW })),
    row('archive something of yesterday', false, keep({ ...entry, createdAt: daysFrom(now, -1) })),
    row(
      'archive a double of bytes',
      false,
      keep({ ...entry, sizeBytes: new Double(182_000) }, 682_000),
    ),
    row('archive tags that are text', false, keep({ ...entry, tags: 'logan' })),
    row('archive a tag with a comma', false, keep({ ...entry, tags: ['a,b'] })),
    row('archive while leaving', false, keep(), { [usage]: used, ...left }),
    row('archive for another', false, keep(), { [usage]: used }, other),
    edit('rename, tag and link', true, {
      name: 'Alt nume',
      kind: 'other',
      tags: [],
      listingId: REMOVED,
    }),
    edit('delete for now', true, { deletedAt: NOW }),
    edit('delete for now yesterday', false, { deletedAt: daysFrom(now, -1) }),
    edit('delete for now with a word', false, { deletedAt: 'acum' }),
    edit('delete for now with true', false, { deletedAt: true }),
    edit(
      'bring back',
      true,
      { deletedAt: REMOVED },
      { ...has, [path]: { ...stored, deletedAt: daysFrom(now, -1) } },
    ),
    edit(
      'rename what is deleted for now',
      true,
      { name: 'Alt nume' },
      { ...has, [path]: { ...stored, deletedAt: daysFrom(now, -1) } },
    ),
    edit('rename into nothing', false, { name: '' }),
    edit('an unknown kind', false, { kind: 'secret' }),
    edit('a wrong listing', false, { listingId: 'x' }),
    edit('rename while leaving', false, { name: 'Alt nume' }, { ...has, ...left }),
    ...(
      [
        ['path', `archive/${seller}/entry01.zip`],
        ['sizeBytes', 1],
        ['contentType', 'image/png'],
        ['createdAt', NOW],
        ['note', 'x'],
      ] as const
    ).map(([field, value]) => edit(`the field ${field}`, false, { [field]: value })),
    row('remove from the archive', true, drop(), has),
    row('remove from the archive while leaving', true, drop(), { ...has, ...left }),
    row('remove without booking', false, [{ delete: path }], has),
    row('remove and book more', false, drop(increment(-200_000)), has),
    row('remove and book as another', false, drop(increment(-182_000), 'entry00'), has),
    row('remove and book what was added', false, drop(increment(182_000)), has),
    row('remove when blocked', false, drop(), {
      ...has,
      [`users/${seller}`]: userOf(seller, now, { blocked: true }),
    }),
    row('remove the last one', true, drop(), {
      [path]: stored,
      [usage]: { usedBytes: 182_000, lastEntryId: 'entry01' },
    }),
    row('delete the empty usage while leaving', true, [{ delete: usage }], {
      [usage]: { usedBytes: 0, lastEntryId: 'entry01' },
      ...left,
    }),
    row('delete the empty usage and stay', false, [{ delete: usage }], {
      [usage]: { usedBytes: 0, lastEntryId: 'entry01' },
    }),
    row('delete the usage of something while leaving', false, [{ delete: usage }], {
      [usage]: used,
      ...left,
    }),
    row(
      "delete another's empty usage while leaving",
      false,
      [{ delete: usage }],
      { [usage]: { usedBytes: 0, lastEntryId: 'entry01' } },
      leaving,
    ),
  ];
}
