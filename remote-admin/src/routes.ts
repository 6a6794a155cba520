import type { Permission } from '@anunturi/shared-domain/people/roles';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  {
    path: '/admin',
    screen: 'dashboard',
    access: 'admin',
    permission: 'moderate',
    title: 'Administrare',
  },
  {
    path: '/admin/dashboard',
    screen: 'dashboard',
    access: 'admin',
    permission: 'moderate',
    title: 'Administrare',
  },
  {
    path: '/admin/utilizatori',
    screen: 'users',
    access: 'admin',
    permission: 'moderate',
    title: 'Utilizatori',
  },
  {
    path: '/admin/anunturi',
    screen: 'listings',
    access: 'admin',
    permission: 'moderate',
    title: 'Anunțuri',
  },
  {
    path: '/admin/categorii',
    screen: 'categories',
    access: 'admin',
    permission: 'settings',
    title: 'Categorii',
  },
  {
    path: '/admin/blog',
    screen: 'blogPosts',
    access: 'admin',
    permission: 'publish',
    title: 'Articole',
  },
  {
    path: '/admin/add-blog',
    screen: 'addPost',
    access: 'admin',
    permission: 'publish',
    title: 'Articol nou',
  },
  {
    path: '/admin/blog/edit/:slug',
    screen: 'editPost',
    access: 'admin',
    permission: 'publish',
    title: 'Modificați articolul',
  },
  {
    path: '/admin/mesaje-contact',
    screen: 'contactMessages',
    access: 'admin',
    permission: 'messages',
    title: 'Mesaje de contact',
  },
  {
    path: '/admin/setari',
    screen: 'settings',
    access: 'admin',
    permission: 'texts',
    title: 'Setări',
  },
  {
    path: '/admin/jurnal',
    screen: 'moderationLog',
    access: 'admin',
    permission: 'moderate',
    title: 'Jurnal',
  },
  {
    path: '/admin/siguranta',
    screen: 'securityLog',
    access: 'admin',
    permission: 'security',
    title: 'Siguranță',
  },
  {
    path: '/transparenta',
    screen: 'transparency',
    access: 'public',
    title: 'Transparență',
    query: [],
  },
] as const satisfies readonly (RouteData & { permission?: Permission })[];

export type ScreenName = (typeof routes)[number]['screen'];
