import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { blogSetup } from './blogSetup';

/** Deleting a post. */
export function postDeletionRows(now: Date): RuleCase[] {
  const { path, out, entry, deletion, row } = blogSetup(now);
  return [
    row('delete a post without a log entry', false, [{ delete: path }], { [path]: out }),
    row(
      'delete a post of another version',
      false,
      [{ delete: path }, entry('postDeleted', deletion(3))],
      { [path]: out },
    ),
    row(
      'delete a post that stands in for one deleted before',
      false,
      [{ delete: path }, entry('postDeleted', deletion(4, daysFrom(now, -6)))],
      { [path]: out },
    ),
    row(
      'delete a post logged as taken back',
      false,
      [{ delete: path }, entry('postUnpublished', deletion(4))],
      { [path]: out },
    ),
    {
      ...row(
        'delete a post with an old log entry',
        false,
        [{ delete: path }],
        {
          [path]: out,
          [`moderationLog/${deletion(4)}`]: {
            at: now,
            action: 'postDeleted',
            targetKind: 'blogPost',
            targetId: 'cum-citim-talonul',
          },
        },
        other,
      ),
    },
  ];
}
