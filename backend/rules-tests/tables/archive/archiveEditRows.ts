import { daysFrom } from '../../baseWorld';
import { seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** Renaming and deleting for now. */
export function archiveEditRows(now: Date): RuleCase[] {
  const { left, path, stored, has, edit } = archiveSetup(now);
  return [
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
  ];
}
