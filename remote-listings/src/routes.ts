import {
  AFTER_PARAM,
  LISTINGS_PARAM,
  PAGE_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { facets } from '@anunturi/shared-domain/search/facets';
import { AS_TEXT_PARAM } from '@anunturi/shared-domain/search/searchAddress';

/** What a list is asked for in its address. */
const listQuery = [
  ...Object.values(facets).map(({ param }) => param),
  AFTER_PARAM,
  PAGE_PARAM,
  AS_TEXT_PARAM,
];

/** Every address of this remote. */
export const routes = [
  { path: '/', screen: 'home', access: 'public', title: 'Mașini și servicii', query: [] },
  {
    path: '/toate-anunturile',
    screen: 'allListings',
    access: 'public',
    title: 'Toate anunțurile',
    query: listQuery,
  },
  {
    path: '/anunt/:slugAndId',
    screen: 'viewListing',
    access: 'public',
    title: 'Anunț',
    query: [],
  },
  { path: '/post/:id', screen: 'viewPost', access: 'public', title: 'Anunț', query: [] },
  {
    path: '/vanzator/:id',
    screen: 'seller',
    access: 'public',
    title: 'Vânzător',
    query: listQuery,
  },
  {
    path: '/comparare',
    screen: 'compare',
    access: 'public',
    title: 'Comparați anunțuri',
    query: [LISTINGS_PARAM],
  },
  {
    path: '/adauga-anunt',
    screen: 'addListing',
    access: 'public',
    title: 'Adăugați un anunț',
    query: [],
  },
  { path: '/edit-anunt/:id', screen: 'editListing', access: 'user', title: 'Modificați anunțul' },
  { path: '/dashboard', screen: 'dashboard', access: 'user', title: 'Contul meu' },
  { path: '/mesaje-primite', screen: 'messages', access: 'user', title: 'Mesaje primite' },
  { path: '/test-upload', screen: 'testUpload', access: 'public', title: 'Test de încărcare' },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
