module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'remote-blog',
  folder: __dirname,
  environment: 'jsdom',
});
