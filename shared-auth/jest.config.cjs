module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shared-auth',
  folder: __dirname,
  environment: 'node',
});
