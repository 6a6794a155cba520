module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shared-ui',
  folder: __dirname,
  environment: 'jsdom',
});
