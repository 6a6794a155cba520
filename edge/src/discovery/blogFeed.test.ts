import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import {
  sampleBlogDraft,
  sampleBlogPost,
  sampleScheduledPost,
} from '@anunturi/shared-domain/samples/blogPostSamples';
import { createFeedAnswer } from './answerXml';
import { readFeedEntries } from './blogFeed';
import { Hono } from 'hono';

let firebase: TestFirebase;
const config = () => firebase.config;
const about = {
  site: { name: 'Târgul & co', tagline: 'Aproape' },
  siteOrigin: 'https://targ.example',
};
const FEED = '/blog/feed.xml';
const now = () => new Date();
const publishedAt = new Date('2026-05-01T10:00:00Z');

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  await firebase.seed('blogPosts/vechi', {
    ...sampleBlogPost,
    title: 'Acte & „taxe” <2026>',
    feedId: 'foarte-vechi',
    publishedAt,
    updatedAt: new Date('2026-05-02T10:00:00Z'),
  });
  await firebase.seed('blogPosts/nou', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-06-01T10:00:00Z'),
    updatedAt: publishedAt,
  });
  await firebase.seed('blogPosts/ciorna', sampleBlogDraft);
  await firebase.seed('blogPosts/din-viitor', sampleScheduledPost);
});
afterAll(() => firebase.stop());

test('the feed has the published posts, newest first, without drafts and those of a time to come', async () => {
  const entries = await readFeedEntries(config(), now, about.siteOrigin);
  expect(entries.map(({ slug }) => slug)).toEqual(['nou', 'vechi']);
  expect(entries.map(({ id }) => id)).toEqual(['nou', 'foarte-vechi']);
  expect(entries[0]!.text).toContain('<p>');
  expect(entries[1]).toMatchObject({
    authorName: 'Ioana Marin',
    tags: ['acte', 'cumpărare'],
    publishedAt: expect.stringContaining('2026-05-01T10:00:00'),
    updatedAt: expect.stringContaining('2026-05-02T10:00:00'),
  });
});

test('a post is in the feed from the moment it is published', async () => {
  await firebase.seed('blogPosts/acum', { ...sampleBlogPost, publishedAt: new Date() });
  expect((await readFeedEntries(config(), now, about.siteOrigin))[0]?.slug).toBe('acum');
  await firebase.seed('blogPosts/acum', sampleBlogDraft);
});

test('a reader with the newest feed gets 304 without its text', async () => {
  const answer = createFeedAnswer({ ...about, firebase: config() } as never);
  const app = new Hono().get(FEED, answer);
  const first = await app.request(FEED);
  const etag = first.headers.get('etag')!;
  expect([first.status, first.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  for (const known of [etag, `"alta", ${etag}`]) {
    const again = await app.request(FEED, { headers: { 'if-none-match': known } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await app.request(FEED, { headers: { 'if-none-match': '"alta"' } })).status).toBe(200);
});

// Last: from here on the questions of this file stay behind the clock.
test('a server whose clock runs ahead still answers with a feed', async () => {
  expect(
    (await readFeedEntries(config(), () => new Date(Date.now() + 30_000), about.siteOrigin)).map(
      ({ slug }) => slug,
    ),
  ).toEqual(['nou', 'vechi']);
});
