import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-ui/createScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  home: () => import(/* webpackChunkName: "home" */ './find-listings/HomeScreen').then((file) => file.HomeScreen),
  allListings: () => import(/* webpackChunkName: "allListings" */ './find-listings/AllListingsScreen').then((file) => file.AllListingsScreen),
  viewListing: () => import(/* webpackChunkName: "viewListing" */ './view-listing/ViewListingScreen').then((file) => file.ViewListingScreen),
  viewPost: () => import(/* webpackChunkName: "viewPost" */ './view-listing/ViewListingScreen').then((file) => file.ViewListingScreen),
  seller: () => import(/* webpackChunkName: "seller" */ './view-seller/SellerScreen').then((file) => file.SellerScreen),
  compare: () => import(/* webpackChunkName: "compare" */ './compare-listings/CompareScreen').then((file) => file.CompareScreen),
  addListing: () => import(/* webpackChunkName: "addListing" */ './edit-listing/AddListingScreen').then((file) => file.AddListingScreen),
  editListing: () => import(/* webpackChunkName: "editListing" */ './edit-listing/EditListingScreen').then((file) => file.EditListingScreen),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ './my-account/DashboardScreen').then((file) => file.DashboardScreen),
  messages: () => import(/* webpackChunkName: "messages" */ './messages/MessagesScreen').then((file) => file.MessagesScreen),
  testUpload: () => import(/* webpackChunkName: "testUpload" */ './test-upload/TestUploadScreen').then((file) => file.TestUploadScreen),
};

export const { App, preload } = createScreens(loaders);
