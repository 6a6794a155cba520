import { type TestFirebase, startTestFirebase } from '@anunturi/backend/local-firebase/src/startTestFirebase';
import { sampleBlogDraft, sampleBlogPost, sampleScheduledPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { readFeedEntries, renderFeed } from './blogFeed';

let firebase: TestFirebase;
const config = () => ({ projectId: firebase.projectId, apiKey: 'demo', authDomain: 'localhost', storageBucket: firebase.bucket, emulatorOrigin: firebase.origin });
const now = new Date('2027-01-01T00:00:00Z');
const publishedAt = new Date('2026-05-01T10:00:00Z');

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  await firebase.seed('blogPosts/vechi', { ...sampleBlogPost, title: 'Acte & „taxe” <2026>', publishedAt, updatedAt: new Date('2026-05-02T10:00:00Z') });
  await firebase.seed('blogPosts/nou', { ...sampleBlogPost, publishedAt: new Date('2026-06-01T10:00:00Z'), updatedAt: publishedAt });
  await firebase.seed('blogPosts/ciorna', sampleBlogDraft);
  await firebase.seed('blogPosts/din-viitor', sampleScheduledPost);
});
afterAll(() => firebase.stop());

test('the feed has the published posts, newest first, without drafts and those of a time to come', async () => {
  const entries = await readFeedEntries(config(), new Date());
  expect(entries.map(({ slug }) => slug)).toEqual(['nou', 'vechi']);
  expect(entries[1]).toMatchObject({ authorName: 'Ioana Marin', tags: ['acte', 'cumpărare'], publishedAt: expect.stringContaining('2026-05-01T10:00:00'), updatedAt: expect.stringContaining('2026-05-02T10:00:00') });
});

test('signs of XML in a title are written as numbers, and the feed is as new as its newest entry', async () => {
  const feed = renderFeed(await readFeedEntries(config(), new Date()), { site: { name: 'Târgul', tagline: 'Aproape' }, siteOrigin: 'https://targ.example', now });
  expect(feed).toContain('<title>Acte &#38; „taxe” &#60;2026&#62;</title>');
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://targ.example/blog/vechi"/>');
  expect(feed).toMatch(/<updated>2026-06-01T10:00:00/);
});

test('a feed without posts is still a feed', () => {
  expect(renderFeed([], { site: { name: 'Târgul', tagline: 'Aproape' }, siteOrigin: 'https://targ.example', now })).toContain(`<updated>${now.toISOString()}</updated>`);
});
