const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({ name: 'blog', folder: __dirname, port: 3003 });
