// Budgets of what a visitor downloads, brotli (README, "Budgets"). Read from the registry and the lists that builds write.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const read = (file) => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
const js = (files) => files.filter((file) => file.endsWith('.js'));
const shell = js(read('dist/shell/assets.json').entries.main).map((file) => `dist/shell/${file}`);
const { remotes } = read('dist/registry.json');

/** Entry, lifecycles and the files of one screen of a remote's live version. */
function screen(name, screenName) {
  const { version, entry, files } = remotes[name];
  return [...new Set(js([entry, ...files.lifecycles, ...files.screens[screenName]]))].map(
    (file) => `dist/releases/${name}/${version}/${file}`,
  );
}

const limit = (name, path, size) => ({
  name,
  path: path.filter((file) => existsSync(join(__dirname, file))),
  limit: size,
  brotli: true,
});

module.exports = [
  limit(
    'first anonymous visit of /toate-anunturile, all JavaScript',
    [...shell, ...screen('listings', 'allListings')],
    '120 kB',
  ),
  limit('listings: entry and first screen', screen('listings', 'home'), '25 kB'),
  limit('documents: entry and first screen', screen('documents', 'calculator'), '25 kB'),
  limit('blog: entry and first screen', screen('blog', 'blog'), '25 kB'),
  limit('admin: entry and first screen', screen('admin', 'dashboard'), '25 kB'),
];
