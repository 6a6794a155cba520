// Runs one server bundle in a process of its own. CommonJS: it starts without a compiler, as the bundles do.
const { Console } = require('node:console');
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { getHeapStatistics } = require('node:v8');
const { Worker } = require('node:worker_threads');
const { bundleFetch, showAppCheck } = require('./bundleFetch.cjs');

/** A page is a hundred times smaller; the server has to copy it. */
const MAX_ANSWER_LENGTH = 16 * 1024 * 1024;
/** What a process holds that has done nothing yet. */
const BARE_MB = 64;
const MB = 1_000_000;
/** While something is asked, and while nothing is: waking up costs more than the look. */
const BUFFERS_SEEN_EVERY_MS = { asked: 250, idle: 1000 };

if (!process.send) throw new Error('The HTML server starts this program.');
const { file, integrity, firebase, siteOrigin, memoryMb } = JSON.parse(process.argv[2] ?? '');

// It ends with the server alone, which finishes its answers first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (error) =>
  process.send?.({ ended: error?.stack ?? String(error) }, undefined, undefined, () =>
    process.exit(1),
  ),
);

const asked = new Int32Array(new SharedArrayBuffer(4));
// The heap's limit leaves out buffers; what is over twice in a row is no garbage of one page.
let timesOver = 0;
function lookAtBuffers() {
  const { external_memory: external } = getHeapStatistics();
  timesOver = external > memoryMb * MB ? timesOver + 1 : 0;
  if (timesOver > 1) throw new Error(`its buffers hold ${Math.round(external / MB)} MB`);
  setTimeout(lookAtBuffers, BUFFERS_SEEN_EVERY_MS[asked[0] ? 'asked' : 'idle']).unref();
}
lookAtBuffers();
// What never yields cannot watch itself. A thread looks at all that is held: often while something is asked, seldom otherwise.
const watch = `const { workerData: asked } = require('node:worker_threads');
for (;;) {
  if (process.memoryUsage.rss() > ${(2 * memoryMb + BARE_MB) * MB}) process.kill(process.pid, 'SIGKILL');
  Atomics.wait(asked, 0, 0, 1000);
  if (asked[0]) Atomics.wait(asked, 0, asked[0], 50);
}`;
new Worker(watch, { eval: true, workerData: asked, stdout: true, stderr: true }).unref();

globalThis.console = new Console(process.stdout); // nobody reads the other one
globalThis.fetch = bundleFetch;
// The right to write files of a release is no right to run anything here.
if (integrity) {
  const [algorithm = ''] = integrity.split('-');
  const hash = createHash(algorithm).update(readFileSync(file)).digest('base64');
  if (`${algorithm}-${hash}` !== integrity)
    throw new Error('it has other bytes than its release names');
}
/** @type {Partial<Record<keyof import('@anunturi/shared-contract/page/ServerBundle').ServerBundle, Function>>} */
const bundle = require(file);
if (firebase) bundle.configure?.(firebase, siteOrigin);

/** @typedef {{ text?: string, json?: string, dataJson?: string, isSame?: boolean }} Said what a bundle says: text as it is, data apart */

/**
 * Pages that are loaded and not rendered yet, by their number.
 * @type {Map<number, Promise<Said>>}
 */
const loaded = new Map();

/** @type {Record<string, (...args: any[]) => Said | Promise<Said>>} */
const calls = {
  isAlive: () => ({ json: 'true' }),
  load(request, number) {
    const loading = load(request);
    if (number !== undefined) loaded.set(number, loading);
    return loading;
  },
  async render(request, number, known) {
    if (number === undefined) return said(await bundle.render?.(request));
    const loading = loaded.get(number);
    loaded.delete(number);
    const { json = '', dataJson } = (await loading) ?? {};
    if (!dataJson || JSON.parse(json).redirect) return {};
    if (dataJson === known) return { isSame: true };
    // As the browser will read it.
    return said(await bundle.render?.(request, JSON.parse(dataJson)));
  },
  forget: async () => said(await bundle.forget?.()),
};

/** @type {(request: unknown) => Promise<Said>} */
async function load(request) {
  const page = await bundle.load?.(request);
  const isPage = typeof page === 'object' && page !== null && !Array.isArray(page);
  if (!isPage) return said(page);
  const { data = {}, ...rest } = page;
  return { ...said(rest), dataJson: JSON.stringify(data) };
}

/** @type {(value: unknown) => Said} */
const said = (value) =>
  typeof value === 'string' ? { text: value } : { json: JSON.stringify(value) };

process.on('message', async ({ id, call, args, shown }) => {
  if (shown) showAppCheck(shown);
  if (Atomics.add(asked, 0, 1) === 0) Atomics.notify(asked, 0);
  try {
    const answer = await calls[call]?.(...args);
    const { text = '', json = '', dataJson = '' } = answer ?? {};
    const length = text.length + json.length + dataJson.length;
    if (length > MAX_ANSWER_LENGTH) throw new Error(`its answer has ${length} signs`);
    process.send?.({ id, ...answer });
  } catch (error) {
    process.send?.({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    Atomics.sub(asked, 0, 1);
  }
});
