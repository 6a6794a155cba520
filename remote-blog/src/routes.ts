import type { RemoteRoute } from '@anunturi/shared-ui/nav';

/** Every address of this remote. */
export const routes = [
  { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' },
  { path: '/blog/:slug', screen: 'blogPost', access: 'public', title: 'Articol' },
] as const satisfies readonly RemoteRoute[];

export type ScreenName = (typeof routes)[number]['screen'];
