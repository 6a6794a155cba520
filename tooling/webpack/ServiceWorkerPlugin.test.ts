/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from './runWebpack';
import { ServiceWorkerPlugin } from './ServiceWorkerPlugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');

async function build(worker: string): Promise<void> {
  writeFileSync(join(folder, 'main.js'), `import(/* webpackChunkName: "late" */ './late.js');`);
  writeFileSync(join(folder, 'late.js'), 'console.log(1)');
  writeFileSync(join(folder, 'list.js'), `export const keep = (files) => globalThis.keep(files);`);
  writeFileSync(join(folder, 'worker.js'), worker);
  await runWebpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry: { main: './main.js' },
    output: {
      path: join(folder, 'out'),
      filename: 'static/[name].js',
      chunkFilename: 'static/[name].js',
    },
    optimization: { minimize: false },
    plugins: [
      new ServiceWorkerPlugin({
        source: join(folder, 'worker.js'),
        file: 'worker.js',
        files: /^static\//,
        first: /main/,
      }),
    ],
  });
}

test('the worker is compiled, and lists the files of the build with their hashes and which come first', async () => {
  await build(`import { keep } from './list.js'; keep(self.__builtFiles);`);
  const keep = jest.fn();
  new Function('globalThis', 'self', built('worker.js'))({ keep }, {});
  const integrity = (file: string) =>
    `sha384-${createHash('sha384').update(built(file)).digest('base64')}`;
  expect(keep).toHaveBeenCalledWith([
    { url: '/static/late.js', integrity: integrity('static/late.js'), isFirst: false },
    { url: '/static/main.js', integrity: integrity('static/main.js'), isFirst: true },
  ]);
});

test('a worker without a place for the list fails the build', async () => {
  await expect(build('console.log(1)')).rejects.toThrow('must name self.__builtFiles once');
});
