const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const createJestConfig = require('./tooling/jest/createJestConfig.cjs');

const packages = readdirSync(__dirname)
  .map((name) => join(__dirname, name, 'jest.config.cjs'))
  .filter((file) => existsSync(file))
  .map((file) => require(file));

/**
 * Packages of one environment are one project here: what they share is read and compiled once for each project.
 * @param {'jsdom' | 'node'} environment
 */
function projectOf(environment) {
  // An environment that a test names itself is looked for from the folder of a package, whichever.
  const folder = join(__dirname, 'tooling');
  const { testEnvironment, ...others } = createJestConfig({
    name: environment,
    folder,
    environment,
  });
  const members = packages.filter((each) => each.testEnvironment === testEnvironment);
  return { ...others, testEnvironment, roots: members.map(({ rootDir }) => rootDir) };
}

module.exports = {
  projects: [projectOf('jsdom'), projectOf('node')],
  globalSetup: './tooling/jest/makeTestKey.cjs',
  testSequencer: './tooling/jest/SlowFirst.cjs',
};
