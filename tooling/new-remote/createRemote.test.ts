import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdgeApp } from '@anunturi/edge/createEdgeApp';
import { root } from '../build/folders';
import { createRemote } from './createRemote';
import { serverNames } from './serverNames';

const config = 'remotes.config.json';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
  await copyFile(join(root, config), join(folder, config));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([...serverNames, 'contact', 'blog', 'anunt', 'shell'])(
  'no remote is called %s: the address is taken',
  async (name) => {
    await expect(createRemote(name, folder)).rejects.toThrow(/is taken|already/);
    expect(await readFile(join(folder, config), 'utf8')).toBe(
      await readFile(join(root, config), 'utf8'),
    );
  },
);

test('whatever the HTML server answers itself is among the names that no remote may have', () => {
  const { routes } = createEdgeApp({
    site: { name: 'Probă', county: { name: 'Sibiu', code: 'SB' } } as never,
    firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
    siteOrigin: 'https://targ.example',
    shellFolder: folder,
    releasesFolder: folder,
    registryFile: join(folder, 'registry.json'),
  });
  const own = routes
    .map(({ path }) => path.split('/')[1]!)
    .filter((name) => /^[a-z0-9]+$/.test(name));
  expect(own).toContain('static');
  // The feeds stand below the blog's own pages.
  expect(own.filter((name) => !serverNames.includes(name) && name !== 'blog')).toEqual([]);
});
