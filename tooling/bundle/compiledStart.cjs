// Where the compiled programs of `npm start` are, and whether they are those of the sources. CommonJS: it is read before any
// compiler.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const folder = join(root, 'dist/programs');
/** What they were made of, and the stamp of that. */
const madeOf = join(folder, 'made-of.json');

/** @type {(sources: readonly string[]) => string} paths from the root; throws where one is gone */
function stampOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}

function isCompiled() {
  try {
    const { sources, stamp } = JSON.parse(readFileSync(madeOf, 'utf8'));
    return stamp === stampOf(sources);
  } catch {
    return false; // never compiled, or a source has been moved
  }
}

/** @type {(name: 'start' | 'commands') => string} */
const programFile = (name) => join(folder, `${name}.cjs`);

module.exports = { root, folder, madeOf, stampOf, isCompiled, programFile };
