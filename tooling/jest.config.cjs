module.exports = require('../tooling/jest/createJestConfig.cjs')({
  name: 'tooling',
  folder: __dirname,
  environment: 'node',
  // Runs where a remote is made of it (buildElsewhere.ts).
  options: { testPathIgnorePatterns: ['/node_modules/', '/dist/', '/new-remote/template/'] },
});
