import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import { publicScreens } from './publicScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  ...publicScreens,
  pdfTools: () =>
    import(/* webpackChunkName: "pdfTools" */ './pdf-tools/PdfToolsScreen').then(
      (file) => file.PdfToolsScreen,
    ),
  archive: () =>
    import(/* webpackChunkName: "archive" */ './archive/ArchiveScreen').then(
      (file) => file.ArchiveScreen,
    ),
};

export const { App, preload } = createScreens(loaders);
