import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  { path: '/', screen: 'home', access: 'public', title: 'Mașini și servicii' },
  { path: '/toate-anunturile', screen: 'allListings', access: 'public', title: 'Toate anunțurile' },
  { path: '/anunt/:slugAndId', screen: 'viewListing', access: 'public', title: 'Anunț' },
  { path: '/post/:id', screen: 'viewPost', access: 'public', title: 'Anunț' },
  { path: '/vanzator/:id', screen: 'seller', access: 'public', title: 'Vânzător' },
  { path: '/comparare', screen: 'compare', access: 'public', title: 'Compară anunțuri' },
  { path: '/adauga-anunt', screen: 'addListing', access: 'public', title: 'Adăugați un anunț' },
  { path: '/edit-anunt/:id', screen: 'editListing', access: 'user', title: 'Modificați anunțul' },
  { path: '/dashboard', screen: 'dashboard', access: 'user', title: 'Contul meu' },
  { path: '/mesaje-primite', screen: 'messages', access: 'user', title: 'Mesaje primite' },
  { path: '/test-upload', screen: 'testUpload', access: 'public', title: 'Test de încărcare' },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
