module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'remote-listings',
  folder: __dirname,
  environment: 'jsdom',
});
