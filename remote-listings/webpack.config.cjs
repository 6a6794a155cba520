const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

/** Screens that visitors land on: each is one file, so that the first visit compresses better and asks once. */
const landed = ['home', 'allListings', 'viewListing', 'viewPost', 'seller', 'compare'];

const create = createRemoteConfig({ name: 'listings', folder: __dirname, port: 3001 });

module.exports = (env, argv) => {
  const configs = create(env, argv);
  const [browser] = [configs].flat();
  browser.optimization.splitChunks = { chunks: (chunk) => !chunk.canBeInitial() && !landed.includes(chunk.name) };
  return configs;
};
