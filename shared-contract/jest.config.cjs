module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shared-contract',
  folder: __dirname,
  environment: 'node',
});
