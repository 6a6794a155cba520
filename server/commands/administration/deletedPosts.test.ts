import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { startModeration } from '../../testing/startModeration';

const slug = 'cum-citim-talonul';
const content = {
  title: 'Cum citim talonul',
  excerpt: 'Pe scurt.',
  tags: [],
  bodyHtml: '<p>A</p>',
};
const tombstone = () => world.read(documentPaths.postTombstone(slug));
let world: Awaited<ReturnType<typeof startModeration>>;

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const save = (kind: 'keep' | 'publish', atMs?: number) =>
  world.call('savePost', {
    stored: null,
    slug,
    content,
    act: { kind, ...(atMs !== undefined && { atMs }) },
  });
const remove = (version = 1) => world.call('deletePost', { slug, version });
const inAnHour = () => Date.now() + 3_600_000;

test('a deleted post that was public says so at its address, until one is written there again', async () => {
  await save('publish');
  await remove();
  expect(await tombstone()).toEqual({ at: expect.any(Date) as Date });
  expect((await world.as(null).get(documentPaths.postTombstone(slug))).status).toBe(200);
  expect((await save('keep')).status).toBe(200);
  expect(await tombstone()).toBeNull();
});

test('nobody learns of a draft that was deleted', async () => {
  await save('keep');
  await remove();
  expect(await tombstone()).toBeNull();
});

test('nobody learns of a post that was deleted before its hour, nor of the address that it had', async () => {
  await save('publish', inAnHour());
  const moved = { stored: { slug, version: 1 }, slug: 'talonul', content, act: { kind: 'keep' } };
  expect((await world.call('savePost', moved)).status).toBe(200);
  expect(await world.read(documentPaths.blogRedirect(slug))).toBeNull();
  await save('publish', inAnHour());
  expect((await remove()).status).toBe(200);
  expect(await tombstone()).toBeNull();
});

test('a post whose hour came is known to have been public, also when it is given a later one', async () => {
  await save('publish', Date.now() - 1000);
  const stored = { slug, version: 1 };
  const act = { kind: 'publish', atMs: inAnHour() };
  expect((await world.call('savePost', { stored, slug, content, act })).status).toBe(200);
  await remove(2);
  expect(await tombstone()).toEqual({ at: expect.any(Date) as Date });
});
