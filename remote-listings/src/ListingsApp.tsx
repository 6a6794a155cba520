import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import { publicScreens } from './publicScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  ...publicScreens,
  editListing: () =>
    import(/* webpackChunkName: "editListing" */ './sell/EditListingScreen').then(
      (file) => file.EditListingScreen,
    ),
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './account/DashboardScreen').then(
      (file) => file.DashboardScreen,
    ),
  messages: () =>
    import(/* webpackChunkName: "messages" */ './conversations/MessagesScreen').then(
      (file) => file.MessagesScreen,
    ),
  testUpload: () =>
    import(/* webpackChunkName: "testUpload" */ './test-upload/TestUploadScreen').then(
      (file) => file.TestUploadScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
