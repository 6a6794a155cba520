/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChunkHashesPlugin } from './ChunkHashesPlugin';
import { runWebpack } from './runWebpack';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunk-hashes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = (below = '') => readdirSync(join(folder, 'out/static', below)).map(String);
const read = (file: string) => readFileSync(join(folder, 'out/static', file), 'utf8');
/** The one file whose name begins so. */
const built = (start: string, below = 'js') =>
  files(below).find((file) => file.startsWith(start) && !file.endsWith('.map'))!;

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function build(first: string[]): Promise<Record<string, string>> {
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js');`;
  writeFileSync(
    join(folder, 'main.js'),
    `globalThis.hashes(process.env.CHUNK_HASHES); if (globalThis.more) { ${load('often')} ${load('rare')} }`,
  );
  for (const name of ['often', 'rare'])
    writeFileSync(join(folder, `${name}.js`), `console.log('${name}')`);
  await runWebpack({
    mode: 'production',
    devtool: 'source-map',
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: join(folder, 'out'),
      publicPath: '/',
      filename: 'static/js/[name].[contenthash:8].js',
      chunkFilename: 'static/js/[name].[contenthash:8].chunk.js',
    },
    plugins: [new ChunkHashesPlugin(first)],
  });
  const hashes = jest.fn<undefined, [string]>();
  new Function('globalThis', 'self', read(`js/${built('main')}`))({ hashes }, {});
  return JSON.parse(hashes.mock.calls[0]![0]) as Record<string, string>;
}

test('the entry names the hash of what most visits load, and of a list of all others', async () => {
  const { '': list = '', ...first } = await build(['often.js']);
  expect(first).toEqual({ 'often.js': integrityOf(read(`js/${built('often')}`)) });
  const [address, integrity] = list.split(' ');
  const text = read(address!.replace('/static/', ''));
  expect(integrity).toBe(integrityOf(text));
  expect(JSON.parse(text)).toEqual({ 'rare.js': integrityOf(read(`js/${built('rare')}`)) });
});

test('a name that is no file of a chunk fails the build', async () => {
  await expect(build(['gone.js'])).rejects.toThrow('gone.js is no file of a chunk');
});
