/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { type FeedEntry, renderAtom, renderRss } from './blogFeed';

const about = {
  site: { name: 'Târgul & co', tagline: 'Aproape' },
  siteOrigin: 'https://targ.example',
};
const entry = { excerpt: 'Pe scurt.', authorName: 'Ioana Marin', tags: ['acte', 'cumpărare'] };
const entries: FeedEntry[] = [
  {
    ...entry,
    slug: 'nou',
    id: 'nou',
    text: '<p>Talonul <b>întreg</b> &#38; restul]]></p>',
    title: 'Cum citim talonul',
    publishedAt: '2026-06-01T10:00:00Z',
    updatedAt: '2026-06-01T10:00:00.123456Z',
  },
  {
    ...entry,
    slug: 'vechi',
    id: 'adresa-dinainte',
    text: '',
    title: 'Acte & „taxe” <2026>\u0007',
    publishedAt: '2026-05-01T10:00:00Z',
    updatedAt: '2026-05-02T10:00:00Z',
  },
];
const address = 'https://targ.example/blog/vechi';
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const rootOf = (render: typeof renderAtom) => parse(render(entries, about)).documentElement;
const hrefOf = (parent: ParentNode, link: string) =>
  parent.querySelector(link)?.getAttribute('href');
const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the Atom feed has what RFC 4287 wants of a feed and of an entry', () => {
  const feed = rootOf(renderAtom);
  expect([feed.nodeName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(texts(feed, 'feed > id, feed > title, feed > updated')).toEqual([
    'https://targ.example/blog',
    'Blog · Târgul & co',
    expect.stringMatching(/^2026-06-01T10:00:00(?:\.\d+)?Z$/),
  ]);
  expect(hrefOf(feed, 'feed > link[rel=self]')).toBe('https://targ.example/blog/feed.xml');
  const entry = feed.querySelectorAll('entry')[1]!;
  expect(texts(entry, 'id, title, author > name, summary')).toEqual([
    'https://targ.example/blog/adresa-dinainte',
    'Acte & „taxe” <2026>',
    'Ioana Marin',
    'Pe scurt.',
  ]);
  expect(hrefOf(entry, 'link[rel=alternate]')).toBe(address);
  for (const moment of texts(entry, 'published, updated'))
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
});

test('the RSS feed has what RSS 2.0 wants, with days of RFC 822', () => {
  const rss = rootOf(renderRss);
  expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  expect(
    texts(
      rss,
      'channel > title, channel > link, channel > description, channel > language, channel > lastBuildDate',
    ),
  ).toEqual([
    'Blog · Târgul & co',
    'https://targ.example/blog',
    'Aproape',
    'ro',
    'Mon, 01 Jun 2026 10:00:00 GMT',
  ]);
  const item = rss.querySelectorAll('item')[1]!;
  expect(texts(item, 'title, link, guid, pubDate, category')).toEqual([
    'Acte & „taxe” <2026>',
    address,
    'https://targ.example/blog/adresa-dinainte',
    'Fri, 01 May 2026 10:00:00 GMT',
    'acte',
    'cumpărare',
  ]);
});

test('the whole text of a post is in both forms, as the HTML that it is', () => {
  const [{ text }] = entries as [FeedEntry];
  expect(texts(rootOf(renderAtom), 'content[type=html]')).toEqual([text]);
  const [encoded, ...more] = rootOf(renderRss).getElementsByTagNameNS(
    'http://purl.org/rss/1.0/modules/content/',
    'encoded',
  );
  expect([encoded?.textContent, more.length]).toEqual([text, 0]);
});

test('a feed without posts is still a feed, and the same one each time', () => {
  for (const render of [renderAtom, renderRss]) {
    expect(parse(render([], about)).querySelector('parsererror')).toBeNull();
    expect(render([], about)).toBe(render([], about));
  }
});

test('titles and tags that try to leave their element stay text in both forms', () => {
  const hostile = 'a ]]> b ]]><b>&amp; "c"</b>';
  const tags = ['motor < 1.4 & „Euro 5”', hostile];
  const post: FeedEntry = { ...entries[0]!, title: hostile, authorName: hostile, tags };
  const [atom, rss] = [renderAtom, renderRss].map((render) => parse(render([post], about)));
  expect(texts(atom!, 'entry > title, entry > author > name')).toEqual([hostile, hostile]);
  expect(
    [...atom!.querySelectorAll('category')].map((category) => category.getAttribute('term')),
  ).toEqual(tags);
  expect(texts(rss!, 'item > title, item > category')).toEqual([hostile, ...tags]);
});
