import type { ComponentType } from 'react';
import { createScreens } from '@anunturi/shared-ui/createScreens';
import type { ScreenName } from './routes';

/** Screen name -> its code, downloaded when first shown. */
const loaders: Record<ScreenName, () => Promise<ComponentType>> = {
  calculator: () => import(/* webpackChunkName: "calculator" */ './calculate-tax/CalculatorScreen').then((file) => file.CalculatorScreen),
  contracts: () => import(/* webpackChunkName: "contracts" */ './make-contract/ContractsScreen').then((file) => file.ContractsScreen),
  pdfEntry: () => import(/* webpackChunkName: "pdfEntry" */ './make-pdf/PdfEntryScreen').then((file) => file.PdfEntryScreen),
  pdfTools: () => import(/* webpackChunkName: "pdfTools" */ './make-pdf/PdfToolsScreen').then((file) => file.PdfToolsScreen),
  archiveEntry: () => import(/* webpackChunkName: "archiveEntry" */ './keep-archive/ArchiveEntryScreen').then((file) => file.ArchiveEntryScreen),
  archive: () => import(/* webpackChunkName: "archive" */ './keep-archive/ArchiveScreen').then((file) => file.ArchiveScreen),
};

export const { App, preload } = createScreens(loaders);
