/** The screens that a server renders too, each downloaded when first shown; a chunk is named after its screen. */
export const publicScreens = {
  home: () =>
    import(/* webpackChunkName: "home" */ './browse/HomeScreen').then((file) => file.HomeScreen),
  allListings: () =>
    import(/* webpackChunkName: "allListings" */ './browse/AllListingsScreen').then(
      (file) => file.AllListingsScreen,
    ),
  viewListing: () =>
    import(/* webpackChunkName: "viewListing" */ './view/ViewListingScreen').then(
      (file) => file.ViewListingScreen,
    ),
  viewPost: () =>
    import(/* webpackChunkName: "viewPost" */ './view/ViewListingScreen').then(
      (file) => file.ViewListingScreen,
    ),
  seller: () =>
    import(/* webpackChunkName: "seller" */ './view/SellerScreen').then(
      (file) => file.SellerScreen,
    ),
  compare: () =>
    import(/* webpackChunkName: "compare" */ './browse/CompareScreen').then(
      (file) => file.CompareScreen,
    ),
  addListing: () =>
    import(/* webpackChunkName: "addListing" */ './sell/AddListingScreen').then(
      (file) => file.AddListingScreen,
    ),
};
