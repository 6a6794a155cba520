import { rollBack, setCanary } from './acts';
import { built, released, target } from './testing/blogReleases';

const tried = async (versions: string) => {
  for (const version of versions) await setCanary(built(version), 10, { target });
};
const kept = async () => {
  const versions = (await target.listFolders('releases/blog')).sort().join('');
  expect((await target.listFolders('maps/blog')).sort().join('')).toBe(versions);
  return versions;
};

test('canaries do not push out the version that was live before the newest release', async () => {
  await released('a');
  await tried('bcde');
  await released('f');
  expect(await kept()).toBe('acdef');
  expect(await rollBack('blog', { target })).toMatchObject({ now: 'a' });
});

test('canaries do not push out what open tabs run after a roll back, nor what can be gone back to', async () => {
  for (const version of 'abc') await released(version);
  await rollBack('blog', { target });
  await tried('defg');
  expect(await kept()).toBe('abcfg');
  expect(await rollBack('blog', { target })).toMatchObject({ now: 'a' });
});
