// Runs one server bundle in a thread of its own. CommonJS: it starts without a compiler, as the bundles do.
const { parentPort, workerData } = require('node:worker_threads');
const { getHeapStatistics } = require('node:v8');
const { bundleFetch } = require('./bundleFetch.cjs');

/** A page is a hundred times smaller; the server has to copy it. */
const MAX_ANSWER_LENGTH = 16 * 1024 * 1024;
const WATCHED_EVERY_MS = 250;

if (!parentPort) throw new Error('This program runs in a thread.');
const port = parentPort;

// The heap's limit leaves out buffers; what is over twice in a row is no garbage of one page.
let timesOver = 0;
setInterval(() => {
  const { external_memory: external } = getHeapStatistics();
  timesOver = external > workerData.memoryMb * 1024 * 1024 ? timesOver + 1 : 0;
  if (timesOver > 1) throw new Error(`its buffers hold ${Math.round(external / 1024 / 1024)} MB`);
}, WATCHED_EVERY_MS).unref();

globalThis.fetch = bundleFetch;
/** @type {Partial<Record<keyof import('@anunturi/shared-contract/page/ServerBundle').ServerBundle, Function>>} */
const bundle = require(workerData.file);
if (workerData.firebase) bundle.configure?.(workerData.firebase);

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

port.on('message', async ({ id, call, args }) => {
  try {
    const answer = await calls[call]?.(...args);
    const { text = '', json = '', dataJson = '' } = answer ?? {};
    const length = text.length + json.length + dataJson.length;
    if (length > MAX_ANSWER_LENGTH) throw new Error(`its answer has ${length} signs`);
    port.postMessage({ id, ...answer });
  } catch (error) {
    port.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
