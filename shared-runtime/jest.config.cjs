module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shared-runtime',
  folder: __dirname,
  environment: 'jsdom',
});
