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
const bundle = require(workerData.file);
if (workerData.firebase) bundle.configure(workerData.firebase);

port.on('message', async ({ id, call, args }) => {
  try {
    const value = call === 'isAlive' ? true : await bundle[call]?.(...args);
    const text = typeof value === 'string' ? value : undefined; // markup travels as it is
    const json = text === undefined ? JSON.stringify(value) : undefined;
    const { length } = text ?? json ?? '';
    if (length > MAX_ANSWER_LENGTH) throw new Error(`its answer has ${length} signs`);
    port.postMessage({ id, text, json });
  } catch (error) {
    port.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
