import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { Hono } from 'hono';
import { createSiteMapAnswer } from './answerXml';
import type { EdgeOptions } from './EdgeContext';
import { readSitePages } from './siteMap';

let firebase: TestFirebase;
const config = () => firebase.config;
const idOf = (at: number) => `anunt${String(at).padStart(15, '0')}`;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  const listing = {
    slug: 'dacia-logan',
    updatedAt: new Date('2026-05-02T10:00:00Z'),
    expiresAt: new Date('2199-01-01T00:00:00Z'),
  };
  // More than one answer holds, all with one expiry: pages must go on by name.
  for (let at = 0; at < 203; at += 1)
    await firebase.seed(`listings/${idOf(at)}`, { ...listing, status: 'active' });
  await firebase.seed(`listings/${idOf(900)}`, { ...listing, status: 'rejected' });
  await firebase.seed(`listings/${idOf(901)}`, {
    ...listing,
    status: 'active',
    expiresAt: new Date('2020-01-01T00:00:00Z'),
  });
  await firebase.seed('blogPosts/publicat', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  await firebase.seed('blogPosts/ciorna', sampleBlogDraft);
});
afterAll(() => firebase.stop());

test('the map names every live listing and published post once, and nothing hidden or ended', async () => {
  const paths = (await readSitePages(config(), new Date())).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/anunt/dacia-logan-anunt'))).toHaveLength(203);
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/blog/publicat']));
  expect(paths.join(' ')).not.toMatch(/ciorna|0900|0901|admin|dashboard/);
});

test('the map is made once an hour, however often it is asked for, and not kept when it failed', async () => {
  let time = new Date(Date.now() - 7_200_000);
  let origin = 'http://127.0.0.1:1';
  const options = {
    siteOrigin: 'https://targ.example',
    now: () => time,
    get firebase() {
      return { ...config(), emulatorOrigin: origin };
    },
  } as EdgeOptions;
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const appFor = () => new Hono().get('/sitemap.xml', createSiteMapAnswer(options));
  expect((await appFor().request('/sitemap.xml')).status).toBe(503);
  silent.mockRestore();
  origin = firebase.origin;
  const app = appFor();
  const first = await (await app.request('/sitemap.xml')).text();
  await firebase.seed('blogPosts/mai-nou', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-02-01T00:00:00Z'),
  });
  expect(await (await app.request('/sitemap.xml')).text()).toBe(first);
  time = new Date();
  expect(await (await app.request('/sitemap.xml')).text()).toContain('/blog/mai-nou');
});
