import { promote, rollBack, setCanary } from './acts';
import { readRegistry } from './readRegistry';
import { noted } from './DeployedRegistry';
import { built, released, target } from './testing/blogReleases';

const back = async (version?: string) => (await rollBack('blog', { target }, { version })).now;

/** Other parts, and canaries of this one, are released until nothing but the limit of each keeps what was live. */
async function others(count: number): Promise<void> {
  const registry = await readRegistry(target);
  const at = '2026-05-01T10:00:00Z';
  let next = registry;
  for (let each = 0; each < count; each += 1) {
    next = noted(next, { at, act: 'release', name: 'admin', version: `1.0.${each}` });
    next = noted(next, { at, act: 'canary', name: 'blog', version: 'shown to some' });
  }
  await target.changeText('registry.json', () => JSON.stringify(next));
}

test('a roll back after a roll back and a release does not return to what was left as bad', async () => {
  await released('a');
  await released('bad');
  expect(await back()).toBe('a');
  await released('c');
  expect(await back()).toBe('a');
  await expect(back()).rejects.toThrow('no version before a');
});

test('a version that is released again has before it what was live before it', async () => {
  for (const version of ['a', 'b', 'a', 'a']) await released(version);
  expect(await back()).toBe('b');
  expect(await back()).toBe('a');
});

test('a roll back that is undone has before it what was live meanwhile', async () => {
  for (const version of ['a', 'b']) await released(version);
  await back();
  expect(await back('b')).toBe('b');
  expect(await back()).toBe('a');
});

test('a canary that is promoted is what was live, one that ended is not', async () => {
  await released('a');
  await setCanary(built('ended'), 10, { target });
  await setCanary({ name: 'blog' }, 0, { target });
  await setCanary(built('b'), 10, { target });
  await promote('blog', { target });
  await released('c');
  expect([await back(), await back()]).toEqual(['b', 'a']);
});

test('what other parts and canaries have done since hides nothing', async () => {
  for (const version of ['a', 'b']) await released(version);
  await others(400);
  expect(await back()).toBe('a');
  expect((await readRegistry(target)).history!.length).toBeLessThan(400);
});

test('a version older than the history has none before it', async () => {
  for (const version of ['a', 'b', 'c']) await released(version);
  const { history, ...registry } = await readRegistry(target);
  const rest = { ...registry, history: history!.slice(1) };
  await target.changeText('registry.json', () => JSON.stringify(rest));
  expect(await back('a')).toBe('a');
  await expect(back()).rejects.toThrow('no version before a');
});
