import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './dashboard/AdminDashboardScreen').then(
      (file) => file.AdminDashboardScreen,
    ),
  users: () =>
    import(/* webpackChunkName: "users" */ './users/UsersScreen').then((file) => file.UsersScreen),
  listings: () =>
    import(/* webpackChunkName: "listings" */ './moderate/AdminListingsScreen').then(
      (file) => file.AdminListingsScreen,
    ),
  categories: () =>
    import(/* webpackChunkName: "categories" */ './categories/CategoriesScreen').then(
      (file) => file.CategoriesScreen,
    ),
  blogPosts: () =>
    import(/* webpackChunkName: "blogPosts" */ './write-posts/PostsScreen').then(
      (file) => file.PostsScreen,
    ),
  addPost: () =>
    import(/* webpackChunkName: "addPost" */ './write-posts/AddPostScreen').then(
      (file) => file.AddPostScreen,
    ),
  editPost: () =>
    import(/* webpackChunkName: "editPost" */ './write-posts/EditPostScreen').then(
      (file) => file.EditPostScreen,
    ),
  contactMessages: () =>
    import(
      /* webpackChunkName: "contactMessages" */ './contact-messages/ContactMessagesScreen'
    ).then((file) => file.ContactMessagesScreen),
  settings: () =>
    import(/* webpackChunkName: "settings" */ './settings/SettingsScreen').then(
      (file) => file.SettingsScreen,
    ),
  moderationLog: () =>
    import(/* webpackChunkName: "moderationLog" */ './moderation-log/ModerationLogScreen').then(
      (file) => file.ModerationLogScreen,
    ),
  securityLog: () =>
    import(/* webpackChunkName: "securityLog" */ './security-log/SecurityLogScreen').then(
      (file) => file.SecurityLogScreen,
    ),
  transparency: () =>
    import(/* webpackChunkName: "transparency" */ './transparency/TransparencyScreen').then(
      (file) => file.TransparencyScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
