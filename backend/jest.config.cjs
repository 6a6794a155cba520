module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'backend',
  folder: __dirname,
  environment: 'node',
});
