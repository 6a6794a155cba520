const watchChanges = require('./watchChanges.cjs');

/** Node's modules that tests and programs ask for: there is one of each for all files of a worker. */
const ofNode = [
  'assert',
  'child_process',
  'crypto',
  'dns',
  'dns/promises',
  'events',
  'fs',
  'fs/promises',
  'http',
  'https',
  'net',
  'os',
  'path',
  'stream',
  'timers',
  'timers/promises',
  'tls',
  'url',
  'util',
  'worker_threads',
  'zlib',
];

/** Node's modules, and what its own realm gives to all: watched from the start of a worker. */
const ofWorker = watchChanges({
  functionsOnly: true,
  spared: /^Error\.(stackTraceLimit|prepareStackTrace)$/,
});
for (const name of ofNode) ofWorker.watch(require(name), `node:${name}`);
const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
for (const [name, { value }] of globals) if (value !== globalThis) ofWorker.watch(value, name);

/**
 * What a file leaves behind in the objects that outlast it: Node's modules, the insides of globals, and the packages that it
 * asked for. All of it is put back.
 * @param {import('./compileOnce.cjs').Realm} realm
 * @throws Error that names it
 */
module.exports = function refuseLeftovers({ modules, used }) {
  const changed = [...ofWorker.putBack(), ...modules.putBack(used)];
  used.clear();
  if (changed.length === 0) return;
  throw new Error(
    `This file leaves changed what the files after it share: ${changed.join(', ')}. ` +
      'Put it back in this file (mockRestore, afterEach); docs/decisions/0037 says what is shared.',
  );
};
