const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({
  name: 'listings',
  folder: __dirname,
  port: 3001,
  landed: ['home', 'allListings', 'viewListing', 'viewPost', 'seller', 'compare'],
});
