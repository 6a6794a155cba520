/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { renderParts, renderSiteMap } from './renderSiteMap';

const read = (xml: string) => {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { root, texts };
};
const SITE = 'https://targ.example';

test('a part is XML with whole addresses, the moment of change and the picture', async () => {
  const listings = [
    { path: '/a?b=1&c=<2>', changed: '2026-05-02T10:00:00.123456Z', image: '/v0/b/x?alt=media' },
    { path: '/anunt/]]></loc>-1' },
  ];
  const files = await renderSiteMap([await renderParts({ pages: [], listings, posts: [] }, SITE)]);
  const { root, texts } = read(files.get('/sitemap-listings-1.xml')!);
  expect([root.nodeName, root.namespaceURI]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ]);
  expect(texts('url > loc').map((address) => decodeURI(address!))).toEqual([
    `${SITE}/a?b=1&c=<2>`,
    `${SITE}/anunt/]]></loc>-1`,
  ]);
  expect(texts('url > lastmod').map((moment) => new Date(moment!).getTime())).toEqual([
    Date.parse('2026-05-02T10:00:00.123Z'),
  ]);
  const images = root.getElementsByTagName('image:loc');
  expect([...images].map(({ textContent }) => textContent)).toEqual([`${SITE}/v0/b/x?alt=media`]);
});

test('more than a part holds goes on in the next one, and the index names those there are', async () => {
  const posts = Array.from({ length: 10_001 }, (_, at) => ({
    path: `/blog/${at}`,
    changed: at === 10_000 ? '2026-05-02T10:00:00Z' : '2026-05-01T10:00:00Z',
  }));
  const files = await renderSiteMap([await renderParts({ posts }, SITE)]);
  const { root, texts } = read(files.get('/sitemap.xml')!);
  expect(root.nodeName).toBe('sitemapindex');
  expect(texts('sitemap > loc')).toEqual([
    `${SITE}/sitemap-posts-1.xml`,
    `${SITE}/sitemap-posts-2.xml`,
  ]);
  expect(texts('sitemap > lastmod').map((moment) => Date.parse(moment!))).toEqual([
    Date.parse('2026-05-01T10:00:00Z'),
    Date.parse('2026-05-02T10:00:00Z'),
  ]);
  expect(read(files.get('/sitemap-posts-2.xml')!).texts('url > loc')).toEqual([
    `${SITE}/blog/10000`,
  ]);
});
