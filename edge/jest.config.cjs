module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'edge',
  folder: __dirname,
  environment: 'node',
});
