import { splitBySize } from './splitBySize';
import { type ToolPage, pagesOf } from '../pages/toolPages';

const pages = pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob: new Blob() }, 8);
/** Documents with 10 bytes for a page, the last page of all with 40. */
const maker = () => {
  const carriedBy: string[] = [];
  const sizes: number[] = [];
  const assemble = async (part: readonly ToolPage[], carried: readonly string[]) => {
    const bytes = part.reduce((sum, { pageIndex }) => sum + (pageIndex === 7 ? 40 : 10), 0);
    carriedBy.push(carried.join());
    sizes.push(bytes);
    return {
      files: [new Blob(['x'.repeat(bytes)])],
      leftOut: [],
      leftBehind: [{ fileId: 'a', kinds: ['tags' as const] }],
    };
  };
  return { assemble, carriedBy, sizes };
};

test('each document is at most as large as was asked, and no page is lost or doubled', async () => {
  const { files, leftBehind } = await splitBySize(pages, 50, maker().assemble);
  expect(files.every(({ size }) => size <= 50)).toBe(true);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBe(110);
  expect(leftBehind).toHaveLength(1);
});

test('what fits stays one document, and a page that is too large is one by itself', async () => {
  expect((await splitBySize(pages, 110, maker().assemble)).files).toHaveLength(1);
  const { files } = await splitBySize(pages, 30, maker().assemble);
  expect(files.map(({ size }) => size).filter((size) => size > 30)).toEqual([40]);
});

test('attached files come along with the first document alone', async () => {
  const { assemble, carriedBy } = maker();
  await splitBySize(pages, 50, assemble);
  expect(new Set(carriedBy.slice(0, 2))).toEqual(new Set(['']));
  expect(carriedBy.at(-1)).toBe('a');
});
