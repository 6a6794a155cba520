import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, editor, moderator, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { everybody, blogSetup } from './blogSetup';

/** Who reads and finds posts; trusted code writes them. */
export function postAccessRows(now: Date): RuleCase[] {
  const { path, draft, out, hidden, later, seen, listed } = blogSetup(now);
  return [
    ...matrix({
      name: 'a post',
      path,
      document: out,
      owner: seller,
      query: {
        where: [
          ['status', '==', 'published'],
          ['publishedAt', '<=', now],
        ],
      },
      acts: {
        get: { may: everybody },
        list: { may: everybody },
        create: { may: [], act: { write: [{ set: path, data: draft }] } },
        update: {
          may: [],
          act: {
            write: [{ update: path, data: { title: 'Alt titlu', version: 5, updatedAt: NOW } }],
          },
        },
      },
    }),
    ...seen('a draft', hidden, false),
    ...seen('a post of a minute ahead', later, false),
    ...seen('a published post', out, true),
    ...seen('a post that is not there', null, true),
    ...seen('a post taken back', { ...out, status: 'draft' }, false),
    listed('published by now', null, true, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', now],
    ]),
    listed('published until earlier', null, true, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', daysFrom(now, -1)],
    ]),
    listed('published until later', null, false, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', new Date(now.getTime() + 1000)],
    ]),
    listed('published at any time', null, false, [['status', '==', 'published']]),
    listed('of any state', null, false, [['publishedAt', '<=', now]]),
    listed('that are drafts', other, false, [['status', '==', 'draft']]),
    listed('that are drafts as moderator', moderator, false, [['status', '==', 'draft']]),
    listed('that are drafts as editor', editor, true, [['status', '==', 'draft']]),
    listed('that are drafts as administrator', admin, true, [['status', '==', 'draft']]),
  ];
}
