import { DOCUMENT_PARAM, LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { HOUSEHOLD_PATH, TAX_SOURCES_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { calculatorParams } from './calculate-tax/domain/calculatorValues';

/** Every address of this remote. */
export const routes = [
  {
    path: '/contracte',
    screen: 'contracts',
    access: 'public',
    title: 'Contracte și acte auto',
    query: [DOCUMENT_PARAM, LISTING_PARAM],
  },
  {
    path: '/calculator',
    screen: 'calculator',
    access: 'public',
    title: 'Calculator impozit auto',
    query: [...calculatorParams, LISTING_PARAM],
  },
  {
    path: TAX_SOURCES_PATH,
    screen: 'taxSources',
    access: 'public',
    title: 'Pe ce se sprijină calculul impozitului auto',
    query: [],
  },
  {
    path: HOUSEHOLD_PATH,
    screen: 'household',
    access: 'public',
    title: 'Impozitul pentru mașinile casei',
    query: calculatorParams,
  },
  {
    path: '/arhivare',
    screen: 'archiveEntry',
    access: 'public',
    title: 'Arhiva documentelor',
    query: [],
  },
  { path: '/arhivare/start', screen: 'archive', access: 'user', title: 'Arhiva mea' },
  {
    path: '/generare-pdf',
    screen: 'pdfEntry',
    access: 'public',
    title: 'Generare PDF din poze și fișiere',
    query: [],
  },
  { path: '/generare-pdf/start', screen: 'pdfTools', access: 'user', title: 'Generare PDF' },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
