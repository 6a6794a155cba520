import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { updateRegistry } from './updateRegistry';

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const file = join(folder, 'registry.json');
const read = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;
afterAll(() => rmSync(folder, { recursive: true }));

test('two releases at the same time both stand in a registry that was not there', async () => {
  const [blog, admin] = [sampleRelease('blog'), sampleRelease('admin')];
  await Promise.all([updateRegistry(blog, file), updateRegistry(admin, file)]);
  expect(read()).toEqual({ remotes: { blog, admin } });
});

test('an entry that is broken stays until somebody mends it', async () => {
  const blog = sampleRelease('blog');
  writeFileSync(file, JSON.stringify({ remotes: { listings: null } }));
  await updateRegistry(blog, file);
  expect(read()).toEqual({ remotes: { listings: null, blog } });
});

test.each(['{}', 'null', '[]'])(
  'a file with %s is no registry: it stays as it is, and why is said',
  async (text) => {
    writeFileSync(file, text);
    await expect(updateRegistry(sampleRelease('blog'), file)).rejects.toThrow('is no registry');
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
