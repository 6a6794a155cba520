import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  { path: '/admin', screen: 'dashboard', access: 'admin', title: 'Administrare' },
  { path: '/admin/dashboard', screen: 'dashboard', access: 'admin', title: 'Administrare' },
  { path: '/admin/utilizatori', screen: 'users', access: 'admin', title: 'Utilizatori' },
  { path: '/admin/anunturi', screen: 'listings', access: 'admin', title: 'Anunțuri' },
  { path: '/admin/categorii', screen: 'categories', access: 'admin', title: 'Categorii' },
  { path: '/admin/blog', screen: 'blogPosts', access: 'admin', title: 'Articole' },
  { path: '/admin/add-blog', screen: 'addPost', access: 'admin', title: 'Articol nou' },
  {
    path: '/admin/blog/edit/:slug',
    screen: 'editPost',
    access: 'admin',
    title: 'Modificați articolul',
  },
  {
    path: '/admin/mesaje-contact',
    screen: 'contactMessages',
    access: 'admin',
    title: 'Mesaje de contact',
  },
  { path: '/admin/setari', screen: 'settings', access: 'admin', title: 'Setări' },
  { path: '/admin/jurnal', screen: 'moderationLog', access: 'admin', title: 'Jurnal' },
  { path: '/admin/siguranta', screen: 'securityLog', access: 'admin', title: 'Siguranță' },
  {
    path: '/transparenta',
    screen: 'transparency',
    access: 'public',
    title: 'Transparență',
    query: [],
  },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
