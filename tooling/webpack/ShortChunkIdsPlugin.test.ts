import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ShortChunkIdsPlugin } from './ShortChunkIdsPlugin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a chunk without a name gets a short one, the same wherever it is built; one that has a name keeps it', async () => {
  await writeFile(join(folder, 'shown.js'), 'export const shown = 1;');
  await writeFile(join(folder, 'named.js'), 'export const named = 2;');
  await writeFile(
    join(folder, 'entry.js'),
    "import('./shown.js'); import(/* webpackChunkName: \"mine\" */ './named.js');",
  );
  await build('a');
  await build('b');
  const built = await filesOf('a');
  expect(built).toEqual([expect.stringMatching(/^[0-9a-f]{3}\.js$/), 'main.js', 'mine.js']);
  expect(await filesOf('b')).toEqual(built);
});

const filesOf = async (name: string) => (await readdir(join(folder, name))).toSorted();

const build = (name: string) =>
  new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: join(folder, name), chunkFilename: '[name].js' },
        optimization: { chunkIds: 'named', minimize: false },
        plugins: [new ShortChunkIdsPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
