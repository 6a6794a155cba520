/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { harnessPage } from './harnessPage';
import { takeDrawn } from './takeDrawn';

test('what server.ts has drawn of a page, and its data, are the remote’s to take over, once', () => {
  const data = { post: '</script><b>' };
  document.documentElement.innerHTML = harnessPage('blog', { markup: '<h1>Blog</h1>', data });
  const place = document.createElement('div');
  expect(takeDrawn(place)).toEqual(data);
  expect(place.innerHTML).toBe('<h1>Blog</h1>');
  expect(takeDrawn(document.createElement('div'))).toBeUndefined();
});

test('a page that server.ts does not draw carries nothing of it', () => {
  document.documentElement.innerHTML = harnessPage('blog', null);
  expect(takeDrawn(document.createElement('div'))).toBeUndefined();
});
