module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'remote-admin',
  folder: __dirname,
  environment: 'jsdom',
});
