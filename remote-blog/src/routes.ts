import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' },
  { path: '/blog/:slug', screen: 'blogPost', access: 'public', title: 'Articol' },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
