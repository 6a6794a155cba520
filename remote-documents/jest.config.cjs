module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'remote-documents',
  folder: __dirname,
  environment: 'jsdom',
});
