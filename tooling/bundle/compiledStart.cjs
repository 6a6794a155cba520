// Where the compiled programs of `npm start` are, and whether they are those of the sources. CommonJS: it is read before any
// compiler.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { stampOf } = require('../build/stampOf.cjs');

const folder = join(__dirname, '../../dist/programs');
/** What they were made of, and the stamp of that. */
const madeOf = join(folder, 'made-of.json');

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

module.exports = { folder, madeOf, isCompiled, programFile };
