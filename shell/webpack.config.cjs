const createShellConfig = require('@anunturi/tooling/webpack/createShellConfig.cjs');

module.exports = createShellConfig({ folder: __dirname });
