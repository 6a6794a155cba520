// CommonJS: Jest's configuration reads it before any compiler.
const { join } = require('node:path');

const [around, inPackage] = __dirname.split(/[\\/]node_modules[\\/]@anunturi[\\/]tooling[\\/]/);

/** Root of the repository: of this one, or of the one that has this package installed. */
exports.root = inPackage === undefined ? join(__dirname, '../..') : /** @type {string} */ (around);
