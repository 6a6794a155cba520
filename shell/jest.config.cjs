module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'shell',
  folder: __dirname,
  environment: 'jsdom',
});
