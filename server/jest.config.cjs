module.exports = require('../tooling/jest/createJestConfig.cjs')({
  folder: __dirname,
  environment: 'node',
});
