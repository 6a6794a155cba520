/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { register, signIn } from '@anunturi/shared-auth/session';
import { blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { readLog } from '#data/log/readLog';
import { findPosts, readPost } from './readPosts';
import { deletePost, readPostVersion, savePost } from './savePost';
import { firebase, password, author, content, keep, create } from './testing/savedPosts';

test('a draft is stored as the schema has it, without a log entry, and reads back the same', async () => {
  await create('ciorna-mea');
  const stored = await firebase.read('blogPosts/ciorna-mea');
  expect(blogPostSchema.safeParse(stored).error).toBeUndefined();
  expect((await readLog({ targetId: 'ciorna-mea' })).rows).toEqual([]);
  expect(await readPost('ciorna-mea')).toMatchObject({
    ...content,
    slug: 'ciorna-mea',
    version: 1,
    status: 'draft',
    authorName: 'Ioana Marin',
  });
  expect(await readPost('nu-exista')).toBeNull();
});

test('an address that is taken is refused and nothing is overwritten', async () => {
  await create('ocupat');
  await expect(create('ocupat', keep, { title: 'Altul pe aceeași adresă' })).rejects.toMatchObject({
    code: 'slugTaken',
  });
  expect(await firebase.read('blogPosts/ocupat')).toMatchObject({ title: content.title });
});

test('each save is the next version; a cover that was taken out is gone', async () => {
  const stored = await create('versiuni');
  const { cover: _cover, ...bare } = content;
  const next = await savePost({
    stored,
    slug: 'versiuni',
    content: bare,
    act: keep,
  });
  expect(next).toEqual({ slug: 'versiuni', version: 2 });
  expect(await firebase.read('blogPosts/versiuni')).not.toHaveProperty('cover');
  expect(await readPostVersion('versiuni')).toBe(2);
});

test('the second of two editors is refused and nothing of theirs is written', async () => {
  const stored = await create('doi-deodata');
  await savePost({
    stored,
    slug: 'doi-deodata',
    content: { ...content, title: 'Prima salvare' },
    act: keep,
  });
  await expect(
    savePost({
      stored,
      slug: 'doi-deodata',
      content: { ...content, title: 'A doua salvare' },
      act: keep,
    }),
  ).rejects.toMatchObject({ code: 'changedElsewhere' });
  expect(await firebase.read('blogPosts/doi-deodata')).toMatchObject({
    title: 'Prima salvare',
    version: 2,
  });
});

test('publishing, scheduling and taking back are logged, and the public sees only what is out', async () => {
  const stored = await create('pe-rand');
  const nobody = firebase.as(null);
  const later = await savePost({
    stored,
    slug: 'pe-rand',
    content,
    act: { kind: 'publish', at: new Date('2199-01-01T08:00:00Z') },
  });
  expect((await nobody.get('blogPosts/pe-rand')).status).toBe(403);
  const now = await savePost({
    stored: later,
    slug: 'pe-rand',
    content,
    act: { kind: 'publish', at: 'now' },
  });
  expect((await nobody.get('blogPosts/pe-rand')).status).toBe(200);
  const log = async () => (await readLog({ targetId: 'pe-rand' })).rows;
  expect((await log())[0]).toMatchObject({
    action: 'postPublished',
    actorId: author().uid,
    targetTitle: content.title,
  });
  const again = await savePost({
    stored: now,
    slug: 'pe-rand',
    content,
    act: keep,
  });
  expect(await log()).toHaveLength(2); // saving alone is not logged
  await savePost({
    stored: again,
    slug: 'pe-rand',
    content,
    act: { kind: 'unpublish' },
  });
  expect((await nobody.get('blogPosts/pe-rand')).status).toBe(403);
  const back = await firebase.read('blogPosts/pe-rand');
  expect(back).not.toHaveProperty('publishedAt');
  expect((await log())[0]).toMatchObject({ action: 'postUnpublished' });
});

test('a post can be published at once', async () => {
  await create('direct', { kind: 'publish', at: 'now' });
  expect((await firebase.as(null).get('blogPosts/direct')).status).toBe(200);
});

test('a post brought back bears the name of its author', async () => {
  await savePost({
    stored: null,
    slug: 'adus-inapoi',
    content,
    act: keep,
    authorName: 'Ana Pop',
  });
  expect(await readPost('adus-inapoi')).toMatchObject({ authorName: 'Ana Pop' });
});

test('a deletion leaves its log entry; one from an old version is refused', async () => {
  const { slug, version } = await create('de-sters');
  await expect(deletePost({ slug, version: 9 })).rejects.toMatchObject({
    code: 'changedElsewhere',
  });
  await deletePost({ slug, version });
  expect(await firebase.read('blogPosts/de-sters')).toBeNull();
  expect((await readLog({ targetId: 'de-sters' })).rows).toMatchObject([
    { action: 'postDeleted', actorId: author().uid },
  ]);
});

test('the list goes by state, by words without diacritics, and by pages', async () => {
  await create(
    'lista-programat',
    { kind: 'publish', at: new Date('2199-02-01T08:00:00Z') },
    { title: 'Îngheț la orizont' },
  );
  const states = await Promise.all(
    (['draft', 'scheduled', 'published'] as const).map(
      async (state) => (await findPosts({ state })).rows,
    ),
  );
  expect(states[0]!.every(({ status }) => status === 'draft')).toBe(true);
  expect(states[1]!.map(({ slug }) => slug)).toEqual(['lista-programat']);
  expect(states[2]!.map(({ slug }) => slug)).toContain('direct');
  expect((await findPosts({ search: 'inghet ORIZONT' })).rows.map(({ slug }) => slug)).toEqual([
    'lista-programat',
  ]);
  const all = (await findPosts({}, 50)).rows.map(({ slug }) => slug);
  const first = await findPosts({}, 3);
  const second = await findPosts({ after: first.next }, 50);
  expect([...first.rows, ...second.rows].map(({ slug }) => slug)).toEqual(all);
});

test('a search walks every post page by page, also when few have all the words', async () => {
  for (let at = 0; at < 6; at += 1)
    await create(`cauta-${at}`, keep, {
      title: `Roți de iarnă ${at}`,
      excerpt: at % 3 === 0 ? 'Jante de tablă.' : 'Fără.',
    });
  const pages = async (search: string) => {
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await findPosts({ search, after }, 2);
      found.push(...page.rows.map(({ slug }) => slug));
      if (!page.next) return found;
      after = page.next;
    }
  };
  expect(await pages('roti')).toEqual([
    'cauta-5',
    'cauta-4',
    'cauta-3',
    'cauta-2',
    'cauta-1',
    'cauta-0',
  ]);
  expect(await pages('ROȚI jante')).toEqual(['cauta-3', 'cauta-0']);
  expect((await findPosts({ search: 'jant', state: 'draft' })).rows).toHaveLength(2);
  expect((await findPosts({ search: 'jant', state: 'published' })).rows).toEqual([]);
});

test('who is no administrator can neither save nor list', async () => {
  const stored = await create('al-redactiei');
  await register({ email: 'ana@exemplu.ro', password, displayName: 'Ana Pop' });
  await expect(create('al-anei')).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(
    savePost({ stored, slug: 'al-redactiei', content, act: keep }),
  ).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(findPosts({})).rejects.toMatchObject({ code: 'notAllowed' });
  await signIn('sefa@exemplu.ro', password);
});
