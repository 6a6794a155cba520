// Where the compiled programs of `npm start` are, and whether they are those of the sources. CommonJS: it is read before any
// compiler.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { stampOf } = require('../build/stampOf.cjs');

const root = join(__dirname, '../..');
const folder = join(root, 'dist/programs');
/** What they were made of, the stamp of that, and the place that they name. */
const madeOf = join(folder, 'made-of.json');

/** @type {(sources: readonly string[]) => { root: string, stamp: string, sources: readonly string[] }} */
const describeSources = (sources) => ({ root, stamp: stampOf(sources), sources });

function isCompiled() {
  try {
    const made = JSON.parse(readFileSync(madeOf, 'utf8'));
    // Elsewhere than where they were compiled they would read, and write, what is there.
    return made.root === root && made.stamp === stampOf(made.sources);
  } catch {
    return false; // never compiled, or a source has been moved
  }
}

/** @type {(name: 'start' | 'commands') => string} */
const programFile = (name) => join(folder, `${name}.cjs`);

module.exports = { folder, madeOf, describeSources, isCompiled, programFile };
