import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { type Data, NOW, type RuleCase, type World } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Saved searches: trusted code keeps them (saveSearch), their owner renames and looks at them. */
export function savedSearchRows(now: Date): RuleCase[] {
  const { row, left, search, searchPath, kept } = personalSetup(now);
  const change = (what: string, may: boolean, data: Data, world: World = {}) =>
    row(what, may, [{ update: searchPath, data }], seller, { [searchPath]: kept, ...world });
  return [
    ...matrix({
      name: 'a saved search',
      path: searchPath,
      document: kept,
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: [], act: { write: [{ set: searchPath, data: search }] } },
        update: {
          may: ['owner'],
          act: { write: [{ update: searchPath, data: { lastSeenAt: NOW } }] },
        },
        delete: { may: ['owner'] },
      },
    }),
    change('rename a search at its longest', true, { name: 'x'.repeat(80), lastSeenAt: NOW }),
    change('rename a search at its shortest', true, { name: 'x', lastSeenAt: NOW }),
    change('rename a search too long', false, { name: 'x'.repeat(81), lastSeenAt: NOW }),
    change('rename a search into nothing', false, { name: '', lastSeenAt: NOW }),
    change('rename a search into a list', false, { name: ['x'], lastSeenAt: NOW }),
    change('change what a search looks for', false, { query: 'x=1', lastSeenAt: NOW }),
    change('make a search younger', false, { createdAt: NOW, lastSeenAt: NOW }),
    change('look at a search yesterday', false, { lastSeenAt: daysFrom(now, -1) }),
    change('look at a search while leaving', false, { lastSeenAt: NOW }, left),
    row('delete a search while leaving', false, [{ delete: searchPath }], seller, {
      [searchPath]: kept,
      ...left,
    }),
  ];
}
