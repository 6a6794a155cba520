import { pageAcross } from './pageAcross';

const lists = [['a1', 'a2', 'a3'], [], ['c1', 'c2'], []];
const asked: [list: number, size: number][] = [];
beforeEach(() => {
  asked.length = 0;
});

async function find(list: number, after: string | undefined, size: number) {
  asked.push([list, size]);
  const all = lists[list]!;
  const from = after ? all.indexOf(after) + 1 : 0;
  const cards = all.slice(from, from + size);
  return { cards, ...(from + size < all.length && { next: cards.at(-1)! }) };
}
const pages = async (size: number) => {
  const found: string[][] = [];
  let after: string | undefined;
  do {
    const page: { cards: string[]; next?: string } = await pageAcross(4, after, size, find);
    found.push(page.cards);
    after = page.next;
  } while (after);
  return found;
};

test('lists follow one another, whole, over pages of any size, and none is empty', async () => {
  expect(await pages(1)).toEqual([['a1'], ['a2'], ['a3'], ['c1'], ['c2']]);
  expect(await pages(2)).toEqual([['a1', 'a2'], ['a3', 'c1'], ['c2']]);
  expect(await pages(3)).toEqual([
    ['a1', 'a2', 'a3'],
    ['c1', 'c2'],
  ]);
  expect(await pages(9)).toEqual([['a1', 'a2', 'a3', 'c1', 'c2']]);
});

test('a list is asked only for what the page still lacks', async () => {
  await pageAcross(4, undefined, 4, find);
  expect(asked).toEqual([
    [0, 4],
    [1, 1],
    [2, 1],
  ]);
});

test('an address that cannot be read begins at the beginning', async () => {
  for (const broken of ['', 'x', '9-', '17.Ab12Cd34Ef56Gh78Ij90'])
    expect((await pageAcross(4, broken, 2, find)).cards).toEqual(['a1', 'a2']);
});
