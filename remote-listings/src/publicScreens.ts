/** The screens that a server draws too, each downloaded when first shown; a chunk is named after its screen. */
export const publicScreens = {
  home: () =>
    import(/* webpackChunkName: "home" */ './find-listings/HomeScreen').then(
      (file) => file.HomeScreen,
    ),
  allListings: () =>
    import(/* webpackChunkName: "allListings" */ './find-listings/AllListingsScreen').then(
      (file) => file.AllListingsScreen,
    ),
  viewListing: () =>
    import(/* webpackChunkName: "viewListing" */ './view-listing/ViewListingScreen').then(
      (file) => file.ViewListingScreen,
    ),
  viewPost: () =>
    import(/* webpackChunkName: "viewPost" */ './view-listing/ViewListingScreen').then(
      (file) => file.ViewListingScreen,
    ),
  seller: () =>
    import(/* webpackChunkName: "seller" */ './view-seller/SellerScreen').then(
      (file) => file.SellerScreen,
    ),
  compare: () =>
    import(/* webpackChunkName: "compare" */ './compare-listings/CompareScreen').then(
      (file) => file.CompareScreen,
    ),
};
