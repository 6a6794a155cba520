import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBundleProcesses } from './bundleProcesses';
import { endBundleProcesses } from './startBundleProcess';

const folder = mkdtempSync(join(tmpdir(), 'bundle-processes-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterAll(endBundleProcesses);
/** No subject of these tests: a machine may be busy. */
const LIMIT_MS = 60_000;
/** Time for the data, and none for a rendering that would have its whole limit. */
const SLOW_MS = 4000;
const request = { screen: 'blog', params: {}, pathname: '/blog', search: '' };

test('a rendering to which slow data have left no time is not blamed', async () => {
  const file = join(folder, 'server.cjs');
  writeFileSync(
    file,
    `const wait = (ms) => new Promise((end) => setTimeout(end, ms));
    exports.load = async ({ search }) => { if (search) await wait(500); return { data: {} }; };
    exports.render = async ({ search }) => { if (search) await wait(60_000); return 'rendered'; };`,
  );
  const processes = createBundleProcesses({ limitMs: LIMIT_MS, memoryMb: 64 });
  const ask = (search: string, untilMs: number) =>
    processes.askPage({ name: 'blog', file }, untilMs, { ...request, search });
  await ask('', Infinity).markup; // the bundle has been read
  await Promise.all(
    [1, 2, 3].map(async () => {
      const { page, markup } = ask('?slow', performance.now() + SLOW_MS);
      expect(await page).toMatchObject({ dataJson: '{}' });
      await expect(markup).rejects.toThrow('no answer');
    }),
  );
  expect(await ask('', Infinity).markup).toMatchObject({ value: 'rendered' });
});

test('a page whose markup is not wanted is loaded only', async () => {
  const file = join(folder, 'counting.cjs');
  writeFileSync(
    file,
    `let rendered = 0;
    exports.load = async () => ({ data: { rendered } });
    exports.render = async () => String((rendered += 1));`,
  );
  const processes = createBundleProcesses({ limitMs: LIMIT_MS, memoryMb: 64 });
  const bundle = { name: 'blog', file };
  const { page, markup } = processes.askPage(bundle, Infinity, request, { isRendered: false });
  await expect(markup).rejects.toThrow();
  await page;
  const again = processes.askPage(bundle, Infinity, request);
  expect(await again.page).toMatchObject({ dataJson: '{"rendered":0}' });
  expect(await again.markup).toMatchObject({ value: '1' });
});

test('two files of a name keep their process each; what was asked before them loses it once it has answered', async () => {
  const processes = createBundleProcesses({ limitMs: LIMIT_MS, memoryMb: 64 });
  const pidOf = async (version: string, search = '') => {
    const file = join(folder, `${version}.cjs`);
    writeFileSync(
      file,
      `exports.load = ({ search }) => new Promise((end) =>
        setTimeout(() => end({ data: { pid: process.pid } }), search ? 300 : 0));`,
    );
    const asked = { ...request, search };
    const { dataJson } = await processes.ask({ name: 'blog', file }, Infinity, 'load', asked);
    return dataJson;
  };
  const [live, canary] = [await pidOf('live'), await pidOf('canary')];
  expect([await pidOf('live'), await pidOf('canary')]).toEqual([live, canary]);
  const late = pidOf('live', '?slow');
  await pidOf('canary');
  await pidOf('next');
  expect(await late).toBe(live);
  expect(await pidOf('canary')).toBe(canary);
  expect(await pidOf('live')).not.toBe(live);
});

test('a bundle sees nothing of the server’s environment that no program needs', async () => {
  const file = join(folder, 'curious.cjs');
  writeFileSync(file, 'exports.load = async () => ({ data: Object.keys(process.env) });');
  process.env.STATUS_TOKEN = 'secret';
  const processes = createBundleProcesses({ limitMs: LIMIT_MS, memoryMb: 64 });
  const { page, markup } = processes.askPage({ name: 'blog', file }, Infinity, request, {
    isRendered: false,
  });
  delete process.env.STATUS_TOKEN;
  await expect(markup).rejects.toThrow();
  const names = JSON.parse((await page).dataJson ?? '[]') as string[];
  expect(names.filter((name) => !/^(PATH|TZ|NODE_ENV|NODE_CHANNEL_\w+)$/.test(name))).toEqual([]);
});
