import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  { path: '/contracte', screen: 'contracts', access: 'public', title: 'Contracte și acte auto' },
  { path: '/calculator', screen: 'calculator', access: 'public', title: 'Calculator impozit auto' },
  { path: '/arhivare', screen: 'archiveEntry', access: 'public', title: 'Arhiva documentelor' },
  { path: '/arhivare/start', screen: 'archive', access: 'user', title: 'Arhiva mea' },
  {
    path: '/generare-pdf',
    screen: 'pdfEntry',
    access: 'public',
    title: 'Generare PDF din poze și fișiere',
  },
  { path: '/generare-pdf/start', screen: 'pdfTools', access: 'user', title: 'Generare PDF' },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
