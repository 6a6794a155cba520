// CommonJS: `npm start` reads it before any compiler.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./repository.cjs');

/**
 * One hash over the names and contents of files, by their paths from the root.
 * @type {(sources: readonly string[]) => string} throws where one is gone
 */
exports.stampOf = (sources) => {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update(readFileSync(join(root, source)));
  return hash.digest('hex');
};
