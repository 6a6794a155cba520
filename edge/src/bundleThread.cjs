// Runs one server bundle in a thread of its own. CommonJS: it starts without a compiler, as the bundles do.
const { parentPort, workerData } = require('node:worker_threads');

if (!parentPort) throw new Error('This program runs in a thread.');
const port = parentPort;

const bundle = require(workerData.file);
if (workerData.firebase) bundle.configure(workerData.firebase);

port.on('message', async ({ id, call, args }) => {
  try {
    const value = call === 'isAlive' ? true : await bundle[call]?.(...args);
    port.postMessage({ id, json: JSON.stringify(value) });
  } catch (error) {
    port.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
