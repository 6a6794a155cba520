/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { harnessPage } from './harnessPage';
import { takeRendered } from './takeRendered';

test('what server.ts has rendered of a page, and its data, are the remote’s to hydrate, once', () => {
  const data = { post: '</script><b>' };
  document.documentElement.innerHTML = harnessPage('blog', { markup: '<h1>Blog</h1>', data });
  const place = document.createElement('div');
  expect(takeRendered(place)).toEqual(data);
  expect(place.innerHTML).toBe('<h1>Blog</h1>');
  expect(takeRendered(document.createElement('div'))).toBeUndefined();
});

test('a page that server.ts does not render carries nothing of it', () => {
  document.documentElement.innerHTML = harnessPage('blog', null);
  expect(takeRendered(document.createElement('div'))).toBeUndefined();
});
