import { archiveContentTypes, archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { ARCHIVE_FILE_MAX_BYTES, ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import { daysFrom } from '../../baseWorld';
import { other, seller } from '../../people';
import { Double, increment, NOW, type RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** Keeping a file and booking its bytes. */
export function archiveBookingRows(now: Date): RuleCase[] {
  const { left, path, usage, entry, used, keep, row, has } = archiveSetup(now);
  return [
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
  ];
}
