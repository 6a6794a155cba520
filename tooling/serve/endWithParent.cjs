// Preloaded by the npm scripts that run until they are stopped: `node --require ./tooling/serve/endWithParent.cjs …`.
// npm passes a signal to the shell that it started, and most shells end without passing it on. This process then ends too, as
// if the signal had come to it. CommonJS: it is read before any compiler.
const { isMainThread } = require('node:worker_threads');

const LOOKS_EVERY_MS = 200;

const parent = process.ppid;

function look() {
  if (process.ppid === parent) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}

// A thread is given what its process preloads, and its process looks already.
const looking = isMainThread ? setInterval(look, LOOKS_EVERY_MS).unref() : undefined;
