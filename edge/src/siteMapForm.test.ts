/** @jest-environment jsdom */
import { renderSiteMap } from './siteMap';

test('the map is XML with whole addresses and the moment of change', async () => {
  const map = await renderSiteMap(
    [
      { path: '/a?b=1&c=<2>', changed: '2026-05-02T10:00:00.123456Z' },
      { path: '/anunt/]]></loc>-1' },
    ],
    'https://targ.example',
  );
  const { documentElement: root } = new DOMParser().parseFromString(map, 'application/xml');
  expect([root.nodeName, root.namespaceURI]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ]);
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('url > loc').map((address) => decodeURI(address!))).toEqual([
    'https://targ.example/a?b=1&c=<2>',
    'https://targ.example/anunt/]]></loc>-1',
  ]);
  expect(texts('url > lastmod').map((moment) => new Date(moment!).getTime())).toEqual([
    Date.parse('2026-05-02T10:00:00.123Z'),
  ]);
});
