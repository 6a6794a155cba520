/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import {
  sampleBlogDraft,
  sampleBlogPost,
  sampleScheduledPost,
} from '@anunturi/shared-domain/samples/blogPostSamples';
import { configure, load } from '../server';
import { findAround } from './findAround';
import { findPosts } from './findPosts';
import { readPostsBy } from './publishedPosts';
import { readPost } from './readPost';
import { readWholePosts } from './readWholePosts';

let firebase: TestFirebase;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configure(firebase.config);
  for (let day = 1; day <= 12; day += 1)
    await firebase.seed(`blogPosts/ziua-${day}`, {
      ...sampleBlogPost,
      title: `Articolul zilei ${day}`,
      publishedAt: new Date(firstDay + day * dayMs),
      tags: day % 3 === 0 ? ['acte', 'impozit'] : ['acte'],
    });
  await firebase.seed('blogPosts/ciorna', sampleBlogDraft);
  await firebase.seed('blogPosts/din-viitor', sampleScheduledPost);
  await firebase.seed('blogRedirects/ziua-zero', { slug: 'ziua-1', at: new Date() });
  await firebase.seed('blogPosts/stricat', {
    ...sampleBlogPost,
    publishedAt: new Date(firstDay),
    tags: 'acte',
  });
});
afterAll(() => firebase.stop());

/** A page's way of reading and the HTML server's answer the same. */
function testBoth(name: string, act: () => Promise<void>): void {
  test(`${name} (versions)`, act);
  test(`${name} (whole documents)`, async () => {
    readPostsBy(readWholePosts);
    await act();
    configure(firebase.config);
  });
}

const request = (screen: string, params: Record<string, string> = {}, search = '') => ({
  screen,
  params,
  search,
  pathname: '/blog',
});

testBoth(
  'pages follow each other without a gap, newest first, and the last one has no next',
  async () => {
    const first = await findPosts({}, 5);
    const second = await findPosts({ after: first.next }, 5);
    const third = await findPosts({ after: second.next }, 5);
    expect([...first.cards, ...second.cards, ...third.cards].map(({ slug }) => slug)).toEqual(
      Array.from({ length: 12 }, (_, at) => `ziua-${12 - at}`),
    );
    expect(third.next).toBeUndefined();
    expect(log.mock.calls.flat().join()).toContain('blogPosts/stricat'); // named, not shown
  },
);

testBoth('a post is in the list from the moment it is published, and not before', async () => {
  await firebase.seed('blogPosts/acum', { ...sampleBlogPost, publishedAt: new Date() });
  await firebase.seed('blogPosts/peste-un-minut', {
    ...sampleBlogPost,
    publishedAt: new Date(Date.now() + 60_000),
  });
  const { cards } = await findPosts({}, 3);
  expect(cards.map(({ slug }) => slug)).toEqual(['acum', 'ziua-12', 'ziua-11']);
  await firebase.seed('blogPosts/acum', sampleBlogDraft);
});

testBoth('a tag narrows the list', async () => {
  expect((await findPosts({ tag: 'impozit' })).cards.map(({ slug }) => slug)).toEqual([
    'ziua-12',
    'ziua-9',
    'ziua-6',
    'ziua-3',
  ]);
  expect((await findPosts({ tag: 'nimic' })).cards).toEqual([]);
});

test('a card carries no text of the post', async () => {
  const [card] = (await findPosts({}, 1)).cards;
  expect(card).not.toHaveProperty('bodyHtml');
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
});

test('drafts, posts of a time to come and posts that never were all answer the same', async () => {
  for (const slug of ['ciorna', 'din-viitor', 'nu-exista', '../users/ana', ''])
    expect(await readPost(slug)).toBeNull();
  expect((await findPosts({}, 50)).cards.map(({ slug }) => slug)).not.toEqual(
    expect.arrayContaining(['ciorna']),
  );
  for (const slug of ['ciorna', 'din-viitor', 'nu-exista'])
    expect(await load(request('blogPost', { slug }))).toEqual({
      status: 404,
      head: { title: 'Articol negăsit', noindex: true },
    });
});

test('rules refuse a visitor who asks for hidden posts directly or by a list', async () => {
  const nobody = firebase.as(null);
  expect((await nobody.get('blogPosts/ciorna')).status).toBe(403);
  expect((await nobody.get('blogPosts/din-viitor')).status).toBe(403);
  expect((await firebase.as('ana').get('blogPosts/ciorna')).status).toBe(403);
});

test('an old address leads to the new one', async () => {
  expect(await readPost('ziua-zero')).toEqual({ movedTo: 'ziua-1' });
  expect(await load(request('blogPost', { slug: 'ziua-zero' }))).toEqual({
    redirect: '/blog/ziua-1',
  });
});

test('a deleted post is gone', async () => {
  await firebase.seed('tombstones/post-sters', { at: new Date() });
  expect(await load(request('blogPost', { slug: 'sters' }))).toEqual({
    status: 410,
    data: { 'post:sters': { isGone: true } },
    head: { title: 'Articol șters', noindex: true },
  });
});

testBoth(
  'around a post stand the older and the newer one, then recent posts that share most with it',
  async () => {
    const found = await readPost('ziua-6');
    const { older, newer, related } = await findAround(found!.post!);
    expect([older?.slug, newer?.slug]).toEqual(['ziua-5', 'ziua-7']);
    expect(related.map(({ slug }) => slug)).toEqual(['ziua-12', 'ziua-9', 'ziua-11']);
  },
);

testBoth('the first and the last post have one neighbour each', async () => {
  const oldest = await findAround((await readPost('ziua-1'))!.post!);
  expect([oldest.older?.slug, oldest.newer?.slug]).toEqual([undefined, 'ziua-2']);
  const newest = await findAround((await readPost('ziua-12'))!.post!);
  expect([newest.older?.slug, newest.newer?.slug]).toEqual(['ziua-11', undefined]);
});

test('the page of a post says who wrote what when, for machines too', async () => {
  const page = await load(request('blogPost', { slug: 'ziua-2' }));
  expect(page?.head).toMatchObject({
    title: 'Articolul zilei 2',
    canonicalPath: '/blog/ziua-2',
    description: sampleBlogPost.excerpt,
    jsonLd: [
      {
        '@type': 'BlogPosting',
        datePublished: '2026-01-03T00:00:00.000Z',
        author: { name: 'Ioana Marin' },
        mainEntityOfPage: { '@id': '/blog/ziua-2' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Blog', item: '/blog' },
          { position: 2, name: 'Articolul zilei 2', item: '/blog/ziua-2' },
        ],
      },
    ],
  });
  expect(page?.head?.properties).toEqual(
    expect.arrayContaining([
      ['og:type', 'article'],
      ['article:published_time', '2026-01-03T00:00:00.000Z'],
    ]),
  );
  expect(Object.keys(page?.data ?? {})).toEqual(['post:ziua-2', 'postsAround:ziua-2']);
});

test('only the first page of the list is for search engines', async () => {
  const first = await load(request('blog'));
  expect(first?.head).toMatchObject({ title: 'Blog', canonicalPath: '/blog' });
  expect(first?.head?.noindex).toBeUndefined();
  const { next } = await findPosts({}, 5);
  expect((await load(request('blog', {}, `?dupa=${next}`)))?.head?.noindex).toBe(true);
  expect((await load(request('blog', {}, '?eticheta=impozit')))?.head?.title).toBe(
    'Articole despre impozit',
  );
});
