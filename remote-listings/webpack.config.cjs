const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({ name: 'listings', folder: __dirname, port: 3001 });
