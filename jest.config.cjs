module.exports = {
  projects: ['<rootDir>/*/jest.config.cjs'],
  testSequencer: './tooling/jest/SlowFirst.cjs',
};
