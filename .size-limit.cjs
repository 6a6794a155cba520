// Budgets of what a visitor downloads, brotli (docs/browsers-and-budgets.md), and of what each process that renders pages reads at its start, as
// it is. Read from the lists that builds write.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { firstVisit, remotes, shell: host } = require('./remotes.config.json');

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
/** @param {string[]} files */
const js = (files) => files.filter((file) => file.endsWith('.js'));
const shell = js(read(`${host.folder}/dist/build/assets.json`).entries.main).map(
  (file) => `${host.folder}/dist/build/${file}`,
);

/**
 * Entry, lifecycles and the files of one screen of a remote's build.
 * @param {string} name
 * @param {string} screenName
 */
function screen(name, screenName) {
  const build = `${remotes.find((/** @type {{ name: string }} */ each) => each.name === name)?.folder}/dist/build`;
  const { entry, files } = read(`${build}/build.json`).release;
  return [...new Set(js([entry, ...files.lifecycles, ...files.screens[screenName]]))].map(
    (file) => `${build}/${file}`,
  );
}

/** @type {(name: string, path: string[], limit: string) => import('size-limit').SizeLimitConfig[number]} */
const limit = (name, path, size) => ({
  name,
  path,
  limit: size,
  brotli: true,
});

module.exports = [
  limit(
    `first anonymous visit of ${firstVisit.path}, all JavaScript`,
    [...shell, ...screen(firstVisit.remote, firstVisit.screen)],
    `${firstVisit.budgetKb} kB`,
  ),
  ...remotes.map(({ name, firstScreen, budgetKb }) =>
    limit(`${name}: entry and first screen`, screen(name, firstScreen), `${budgetKb} kB`),
  ),
  ...remotes
    .map(({ name, folder }) => ({ name, file: `${folder}/dist/build/server.cjs` }))
    .filter(({ file }) => existsSync(join(__dirname, file)))
    .map(({ name, file }) => ({
      name: `${name}: server bundle`,
      path: [file],
      limit: '4 MB',
      brotli: false,
    })),
];
