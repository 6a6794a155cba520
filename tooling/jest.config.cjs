module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'tooling',
  folder: __dirname,
  environment: 'node',
});
