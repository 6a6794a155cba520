module.exports = {
  projects: ['<rootDir>/*/jest.config.cjs'],
  globalSetup: './tooling/jest/makeTestKey.cjs',
  testSequencer: './tooling/jest/SlowFirst.cjs',
};
