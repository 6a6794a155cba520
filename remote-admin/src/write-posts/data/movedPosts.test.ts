/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readPost } from './readPosts';
import { deletePost, savePost } from './savePost';
import { firebase, content, keep, create } from './testing/savedPosts';

test('a new address takes the post along, leaves a redirect and keeps the day of publication', async () => {
  const stored = await create('adresa-veche', {
    kind: 'publish',
    at: new Date('2026-03-01T08:00:00Z'),
  });
  const moved = await savePost({
    stored,
    slug: 'adresa-noua',
    content,
    act: keep,
  });
  expect(moved).toEqual({ slug: 'adresa-noua', version: 1 });
  expect(await firebase.read('blogPosts/adresa-veche')).toBeNull();
  expect(await firebase.read('blogRedirects/adresa-veche')).toMatchObject({ slug: 'adresa-noua' });
  expect(await readPost('adresa-noua')).toMatchObject({
    status: 'published',
    publishedAtMs: Date.parse('2026-03-01T08:00:00Z'),
  });
  const back = await savePost({
    stored: moved,
    slug: 'adresa-veche',
    content,
    act: keep,
  });
  expect(back.slug).toBe('adresa-veche');
  expect(await firebase.read('blogRedirects/adresa-veche')).toBeNull(); // an address with a post redirects nowhere
});

test('readers of the feed know a post that has moved by its first address, and no other post by that', async () => {
  const feedIdAt = async (slug: string) => (await firebase.read(`blogPosts/${slug}`))?.feedId;
  const stored = await create('intai-aici', { kind: 'publish', at: 'now' });
  expect(await feedIdAt('intai-aici')).toBeUndefined();
  const moved = await savePost({ stored, slug: 'apoi-aici', content, act: keep });
  const again = await savePost({ stored: moved, slug: 'la-urma-aici', content, act: keep });
  await savePost({ stored: again, slug: 'la-urma-aici', content, act: keep });
  expect(await feedIdAt('la-urma-aici')).toBe('intai-aici');
  await create('intai-aici', { kind: 'publish', at: 'now' });
  expect(await feedIdAt('intai-aici')).toMatch(/^intai-aici-[a-z0-9]+$/);
});

test('a move from an old version, or to a taken address, changes nothing', async () => {
  const stored = await create('pe-loc');
  await expect(
    savePost({
      stored: { ...stored, version: 7 },
      slug: 'mutat',
      content,
      act: keep,
    }),
  ).rejects.toMatchObject({ code: 'changedElsewhere' });
  await create('ocupat-si-acesta');
  await expect(
    savePost({ stored, slug: 'ocupat-si-acesta', content, act: keep }),
  ).rejects.toMatchObject({ code: 'slugTaken' });
  expect(await firebase.read('blogPosts/pe-loc')).toMatchObject({ version: 1 });
});

test('a post that moves keeps its author; one that nobody ever saw leaves no redirect', async () => {
  const stored = await create('a-ei', { kind: 'publish', at: 'now' });
  await savePost({ stored, slug: 'tot-a-ei', content, act: keep, authorName: 'Alt Redactor' });
  expect(await readPost('tot-a-ei')).toMatchObject({ authorName: 'Ioana Marin' });
  const hidden = await create('nevazut');
  await savePost({ stored: hidden, slug: 'tot-nevazut', content, act: keep });
  expect(await firebase.read('blogRedirects/nevazut')).toBeNull();
});

test('a post that was brought back can be deleted again, and one that moved to and fro can move again', async () => {
  for (let life = 1; life <= 3; life += 1) await deletePost(await create('mereu-inapoi'));
  let at = await create('incolo');
  for (const slug of ['incoace', 'incolo', 'incoace', 'incolo'])
    at = await savePost({ stored: at, slug, content, act: keep });
  expect(await readPost('incolo')).not.toBeNull();
});
