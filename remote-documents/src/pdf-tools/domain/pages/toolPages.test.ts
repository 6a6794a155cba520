import { movePage, pagesOf, rotatePages, splitPages } from './toolPages';

test('pages are moved, turned and split without losing any', () => {
  const pages = pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob: new Blob() }, 5);
  expect(movePage(pages, 0, 3).map((page) => page.pageIndex)).toEqual([1, 2, 3, 0, 4]);
  expect(movePage(pages, 4, 9).map((page) => page.pageIndex)).toEqual([0, 1, 2, 3, 4]);
  expect(splitPages(pages, 2).map((part) => part.length)).toEqual([2, 2, 1]);
  expect(splitPages(pages, 0)).toHaveLength(1);
  expect(splitPages([], 2)).toEqual([]);
  const all = new Set(pages.map((page) => page.id));
  let turned = pages;
  for (let quarter = 0; quarter < 4; quarter += 1) turned = rotatePages(turned, all);
  expect(turned).toEqual(pages);
});
