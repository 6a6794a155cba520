module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shared-domain',
  folder: __dirname,
  environment: 'node',
});
