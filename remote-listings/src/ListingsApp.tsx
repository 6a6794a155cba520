import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-ui/createScreens';
import { publicScreens } from './publicScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  ...publicScreens,
  addListing: () =>
    import(/* webpackChunkName: "addListing" */ './edit-listing/AddListingScreen').then(
      (file) => file.AddListingScreen,
    ),
  editListing: () =>
    import(/* webpackChunkName: "editListing" */ './edit-listing/EditListingScreen').then(
      (file) => file.EditListingScreen,
    ),
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './my-account/DashboardScreen').then(
      (file) => file.DashboardScreen,
    ),
  messages: () =>
    import(/* webpackChunkName: "messages" */ './messages/MessagesScreen').then(
      (file) => file.MessagesScreen,
    ),
  testUpload: () =>
    import(/* webpackChunkName: "testUpload" */ './test-upload/TestUploadScreen').then(
      (file) => file.TestUploadScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
