import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { Hono } from 'hono';
import { createSiteMapAnswer } from './answerXml';
import type { EdgeOptions } from '../EdgeContext';
import { SITE_MAP_PARTS, SITE_MAP_PATH } from './renderSiteMap';
import { createListPages } from './createListPages';
import { readListed, readPostPages, staticPages, toListingPage } from './siteMap';

let firebase: TestFirebase;
const config = () => firebase.config;
const seed = (at: number, change: object) =>
  firebase.seed(`listings/${idOf(at)}`, {
    ...sampleCar,
    slug: 'dacia-logan',
    updatedAt: new Date('2026-05-02T10:00:00Z'),
    expiresAt: new Date('2199-01-01T00:00:00Z'),
    ...change,
  });
const idOf = (at: number) => `anunt${String(at).padStart(15, '0')}`;

/** Everything that the map names beside posts. */
async function readListingPages() {
  const lists = createListPages();
  const listings = [];
  for await (const part of readListed(firebase.origin)) {
    lists.take(part);
    listings.push(...part.map(toListingPage(config())));
  }
  return { pages: [...staticPages, ...lists.pages()], listings };
}

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {}, commands: true, search: true });
  for (let at = 0; at < 20; at += 1) await seed(at, {});
  await seed(900, { status: 'rejected' });
  await seed(901, { expiresAt: new Date('2020-01-01T00:00:00Z') });
  await firebase.seed('blogPosts/publicat', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  await firebase.seed('blogPosts/ciorna', sampleBlogDraft);
  await firebase.commandServer!.search!.whenReady();
  await firebase.commandServer!.search!.rebuild();
});
afterAll(() => firebase.stop());

test('the map names every live listing and published post once, and nothing hidden or ended', async () => {
  const { pages, listings } = await readListingPages();
  const posts = await readPostPages(config(), new Date());
  const paths = [...pages, ...listings, ...posts].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/anunt/dacia-logan-anunt'))).toHaveLength(20);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/blog', '/blog/publicat', '/calculator/surse']),
  );
  expect(paths.join(' ')).not.toMatch(/ciorna|0900|0901|admin|dashboard/);
});

test('a published post is in the map within a minute, and the parts of listings are written once an hour beside what is served', async () => {
  let elapsedMs = 0;
  const appAt = (emulatorOrigin: string) => {
    const answer = createSiteMapAnswer({
      siteOrigin: 'https://targ.example',
      elapsedMs: () => elapsedMs,
      firebase: { ...config(), emulatorOrigin },
    } as EdgeOptions);
    const app = new Hono().get(SITE_MAP_PATH, answer).get(SITE_MAP_PARTS, answer);
    return Object.assign(app, { settled: answer.settled });
  };
  const POSTS = '/sitemap-posts-1.xml';
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await appAt('http://127.0.0.1:1').request(SITE_MAP_PATH)).status).toBe(503);
  silent.mockRestore();
  const app = appAt(firebase.origin);
  const read = async (path: string) => (await app.request(path)).text();
  const [posts, listings] = [await read(POSTS), await read('/sitemap-listings-1.xml')];
  await firebase.seed('blogPosts/mai-nou', {
    ...sampleBlogPost,
    publishedAt: new Date('2026-02-01T00:00:00Z'),
  });
  await seed(77, { slug: 'cel-mai-nou' });
  await firebase.commandServer!.search!.rebuild();
  expect(await read(POSTS)).toBe(posts);
  elapsedMs = 31_000;
  expect(await read(POSTS)).toContain('/blog/mai-nou');
  expect(await read('/sitemap-listings-1.xml')).toBe(listings);
  elapsedMs = 3_601_000;
  expect(await read('/sitemap-listings-1.xml')).toBe(listings);
  await app.settled();
  expect(await read('/sitemap-listings-1.xml')).toContain('cel-mai-nou');
  expect((await app.request('/sitemap-listings-2.xml')).status).toBe(404);
  expect((await app.request('/sitemap-posts-2.xml')).status).toBe(404);
});

test('lists by make, model and place are named where listings make them worth a page, with their newest change', async () => {
  const skoda = (at: number, model: string, localityId: string, day: number) =>
    seed(at, {
      localityId,
      vehicle: {
        ...('vehicle' in sampleCar && sampleCar.vehicle),
        make: 'skoda',
        makeName: 'Škoda',
        model,
      },
      updatedAt: new Date(`2026-05-0${day}T10:00:00Z`),
    });
  await skoda(300, 'fabia', 'sibiu', 1);
  await skoda(301, 'octavia', 'sibiu', 2);
  await skoda(302, 'octavia', 'medias', 3);
  const { search } = firebase.commandServer!;
  await search!.rebuild();
  const { pages, listings } = await readListingPages();
  const lists = new Map(pages.map(({ path, changed }) => [path, changed]));
  expect(lists.get('/toate-anunturile?marca=skoda')).toBe('2026-05-03T10:00:00.000Z');
  expect(lists.get('/toate-anunturile?marca=skoda&model=fabia')).toBe('2026-05-01T10:00:00.000Z');
  const ofSkoda = () => [...lists.keys()].filter((path) => /skoda.*loc=/.test(path));
  expect(ofSkoda()).toEqual([]);
  await skoda(304, 'rapid', 'sibiu', 4);
  await search!.rebuild();
  const later = (await readListingPages()).pages.map(({ path }) => path);
  const ofPlace = later.filter((path) => /skoda.*loc=/.test(path));
  expect(ofPlace).toEqual(['/toate-anunturile?marca=skoda&loc=sibiu']);
  expect(listings[0]!.image).toMatch(/^\/v0\/b\/.*listings%2F/);
});
