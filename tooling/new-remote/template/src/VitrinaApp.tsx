import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown; a chunk is named after its screen. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  vitrina: () =>
    import(/* webpackChunkName: "vitrina" */ './start/VitrinaScreen').then(
      (file) => file.VitrinaScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
