const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const packages = readdirSync(__dirname)
  .filter((name) => !name.startsWith('.')) // copies of the repository that programs work in
  .map((name) => join(__dirname, name, 'jest.config.cjs'))
  .filter((file) => existsSync(file))
  .map((file) => require(file));

/** Packages of one environment are one project here: what they share is read and compiled once for each project. */
const projects = new Map();
for (const config of packages) {
  const roots = projects.get(config.testEnvironment)?.roots ?? [];
  projects.set(config.testEnvironment, { ...config, roots: [...roots, ...config.roots] });
}

module.exports = {
  projects: [...projects.values()],
  globalSetup: './tooling/jest/makeTestKey.cjs',
  testSequencer: './tooling/jest/SlowFirst.cjs',
};
