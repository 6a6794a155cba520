const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({ name: 'admin', folder: __dirname, port: 3004 });
