// Runs one server bundle in a thread of its own. CommonJS: it starts without a compiler, as the bundles do.
const { parentPort, workerData } = require('node:worker_threads');

const bundle = require(workerData.file);
if (workerData.firebase) bundle.configure(workerData.firebase);

parentPort.on('message', async ({ id, call, args }) => {
  try {
    const value = call === 'isAlive' ? true : await bundle[call]?.(...args);
    parentPort.postMessage({ id, json: JSON.stringify(value) });
  } catch (error) {
    parentPort.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
