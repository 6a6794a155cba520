import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { Hono } from 'hono';
import { createSiteMapAnswer } from './answerXml';
import type { EdgeOptions } from '../EdgeContext';
import { SITE_MAP_PARTS, SITE_MAP_PATH } from './renderSiteMap';
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
  const { pages, listings, posts } = await readSitePages(config(), new Date());
  const paths = [...pages, ...listings, ...posts].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/anunt/dacia-logan-anunt'))).toHaveLength(203);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/blog', '/blog/publicat', '/calculator/surse']),
  );
  expect(paths.join(' ')).not.toMatch(/ciorna|0900|0901|admin|dashboard/);
});

test('the map is made once an hour, however often it is asked for, and not kept when it failed', async () => {
  let time = new Date(Date.now() - 7_200_000);
  let origin = 'http://127.0.0.1:1';
  const options = {
    siteOrigin: 'https://targ.example',
    now: () => time,
    elapsedMs: () => time.getTime(),
    get firebase() {
      return { ...config(), emulatorOrigin: origin };
    },
  } as EdgeOptions;
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const appFor = () => {
    const answer = createSiteMapAnswer(options);
    return new Hono().get(SITE_MAP_PATH, answer).get(SITE_MAP_PARTS, answer);
  };
  const POSTS = '/sitemap-posts-1.xml';
  expect((await appFor().request('/sitemap.xml')).status).toBe(503);
  silent.mockRestore();
  origin = firebase.origin;
  const app = appFor();
  const first = await (await app.request(POSTS)).text();
  await firebase.seed('blogPosts/mai-nou', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-02-01T00:00:00Z'),
  });
  expect(await (await app.request(POSTS)).text()).toBe(first);
  time = new Date();
  expect(await (await app.request(POSTS)).text()).toContain('/blog/mai-nou');
  expect((await app.request('/sitemap-posts-2.xml')).status).toBe(404);
});

test('lists by make, model and place are named where listings make them worth a page, with their newest change', async () => {
  const live = { status: 'active', expiresAt: new Date('2199-01-01T00:00:00Z'), slug: 'skoda' };
  for (let at = 300; at < 303; at += 1)
    await firebase.seed(`listings/${idOf(at)}`, {
      ...live,
      kind: 'vehicle',
      categoryId: 'autoturisme',
      localityId: at === 302 ? 'medias' : 'sibiu',
      vehicle: { make: 'skoda', model: at === 300 ? 'fabia' : 'octavia' },
      updatedAt: new Date(`2026-05-0${at - 299}T10:00:00Z`),
      photos: [{ path: 'listings/ana/poza.webp' }, { path: 'listings/ana/alta.webp' }],
    });
  const { pages, listings } = await readSitePages(config(), new Date());
  const lists = new Map(pages.map(({ path, changed }) => [path, changed]));
  expect(lists.get('/toate-anunturile?marca=skoda')).toBe('2026-05-03T10:00:00Z');
  expect(lists.get('/toate-anunturile?marca=skoda&model=fabia')).toBe('2026-05-01T10:00:00Z');
  expect([...lists.keys()].filter((path) => path.includes('loc='))).toEqual([]);
  await firebase.seed(`listings/${idOf(304)}`, {
    ...live,
    kind: 'vehicle',
    localityId: 'sibiu',
    vehicle: { make: 'skoda', model: 'rapid' },
  });
  const later = await readSitePages(config(), new Date());
  const ofPlace = later.pages.map(({ path }) => path).filter((path) => path.includes('loc='));
  expect(ofPlace).toContain('/toate-anunturile?marca=skoda&loc=sibiu');
  expect(ofPlace.join(' ')).not.toMatch(/medias|rapid/);
  expect(listings.find(({ path }) => path.includes('skoda'))!.image).toMatch(
    /^\/v0\/b\/.*listings%2Fana%2Fpoza\.webp/,
  );
});
