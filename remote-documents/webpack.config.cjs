const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({ name: 'documents', folder: __dirname, port: 3002 });
