const createRemoteConfig = require('@anunturi/tooling/webpack/createRemoteConfig.cjs');

module.exports = createRemoteConfig({
  folder: __dirname,
  landed: ['home', 'allListings', 'viewListing', 'viewPost', 'seller', 'compare'],
});
