import { inTreeOrder, mergedIntoOf } from './categoryTree';

const category = (
  id: string,
  order: number,
  more: { kind?: 'service'; parentId?: string; active?: boolean; mergedInto?: string } = {},
) => ({ id, order, kind: 'vehicle' as const, active: true, ...more });

test('children follow their parent, vehicles come before services', () => {
  const all = [
    category('b', 2),
    category('electricieni', 1, { kind: 'service' }),
    category('a2', 2, { parentId: 'a' }),
    category('a1', 1, { parentId: 'a' }),
    category('a', 1),
  ];
  expect(inTreeOrder(all).map(({ id }) => id)).toEqual(['a', 'a1', 'a2', 'b', 'electricieni']);
});

test('none is lost: neither below a parent that is not there nor below itself', () => {
  expect(
    inTreeOrder([
      category('x', 2, { parentId: 'nicaieri' }),
      category('y', 1, { parentId: 'y' }),
    ]).map(({ id }) => id),
  ).toEqual(['y', 'x']);
});

test('a merged category leads to the one in use, over several merges; a circle leads nowhere', () => {
  const all = [
    category('a', 1, { active: false, mergedInto: 'b' }),
    category('b', 2, { active: false, mergedInto: 'c' }),
    category('c', 3),
    category('d', 4, { active: false, mergedInto: 'e' }),
    category('e', 5, { active: false, mergedInto: 'd' }),
    category('f', 6, { active: false }),
  ];
  expect(['a', 'b', 'c', 'd', 'f', 'g'].map((id) => mergedIntoOf(all, id))).toEqual([
    'c',
    'c',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
