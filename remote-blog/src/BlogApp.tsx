import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  blog: () =>
    import(/* webpackChunkName: "blog" */ './browse/BlogScreen').then((file) => file.BlogScreen),
  blogPost: () =>
    import(/* webpackChunkName: "blogPost" */ './read/BlogPostScreen').then(
      (file) => file.BlogPostScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
