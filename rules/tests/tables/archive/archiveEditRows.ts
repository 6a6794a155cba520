import { archiveKinds, archiveTerms } from '@anunturi/shared-domain/people/archiveFields';
import { ARCHIVE_FOLDER_MAX, ARCHIVE_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { daysFrom } from '../../baseWorld';
import { seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** What an entry is called, tagged with and linked to. */
export function archiveEditRows(now: Date): RuleCase[] {
  const { left, path, stored, has, edit } = archiveSetup(now);
  return [
    edit('rename, tag and link', true, {
      name: 'Alt nume',
      kind: 'other',
      tags: [],
      listingId: REMOVED,
    }),
    ...Object.keys(archiveKinds).map((kind) => edit(`the kind ${kind}`, true, { kind })),
    edit('the most tags of the longest', true, {
      tags: Array.from({ length: 10 }, (_, at) => `${'x'.repeat(29)}${at}`),
    }),
    edit('say until when it is valid', true, { expiresAt: daysFrom(now, 90) }),
    edit('say so no more', true, { expiresAt: REMOVED }),
    ...Object.keys(archiveTerms).map((term) =>
      edit(`say that it is the term ${term}`, true, { expiresAt: daysFrom(now, 90), term }),
    ),
    edit(
      'say no more what runs out',
      true,
      { term: REMOVED },
      { ...has, [path]: { ...stored, term: 'rca' } },
    ),
    edit('put into a folder', true, { folder: 'x'.repeat(ARCHIVE_FOLDER_MAX) }),
    edit(
      'take out of a folder',
      true,
      { folder: REMOVED },
      { ...has, [path]: { ...stored, folder: 'Logan' } },
    ),
    edit('a folder without name', false, { folder: '' }),
    edit('too long a name of a folder', false, { folder: 'x'.repeat(ARCHIVE_FOLDER_MAX + 1) }),
    edit('a folder that is no text', false, { folder: 7 }),
    edit('an unknown term', false, { term: 'casco' }),
    edit('a term that is no text', false, { term: null }),
    edit('an expiry that is text', false, { expiresAt: '2027-01-01' }),
    edit('one tag too many', false, { tags: Array.from({ length: 11 }, (_, at) => `x${at}`) }),
    edit('tags that are text', false, { tags: 'logan' }),
    edit('a tag with a comma', false, { tags: ['a,b'] }),
    edit('too long a tag', false, { tags: ['x'.repeat(31)] }),
    edit('hide', false, { deletedAt: NOW }),
    edit(
      'bring back',
      false,
      { deletedAt: REMOVED },
      { ...has, [path]: { ...stored, deletedAt: daysFrom(now, -1) } },
    ),
    edit(
      'rename what is hidden',
      true,
      { name: 'Alt nume' },
      { ...has, [path]: { ...stored, deletedAt: daysFrom(now, -1) } },
    ),
    edit('rename into nothing', false, { name: '' }),
    edit('the longest name', true, { name: 'x'.repeat(ARCHIVE_NAME_MAX) }),
    edit('too long a name', false, { name: 'x'.repeat(ARCHIVE_NAME_MAX + 1) }),
    edit('an unknown kind', false, { kind: 'secret' }),
    edit('a wrong listing', false, { listingId: 'x' }),
    edit('rename while leaving', false, { name: 'Alt nume' }, { ...has, ...left }),
    ...(
      [
        ['path', `archive/${seller}/entry01.zip`],
        ['sizeBytes', 1],
        ['contentType', 'image/png'],
        ['createdAt', NOW],
        ['sha256', 'b'.repeat(64)],
        ['note', 'x'],
      ] as const
    ).map(([field, value]) => edit(`the field ${field}`, false, { [field]: value })),
  ];
}
