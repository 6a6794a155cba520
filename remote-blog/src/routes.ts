import { AFTER_PARAM, TAG_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  {
    path: '/blog',
    screen: 'blog',
    access: 'public',
    title: 'Blog',
    query: [AFTER_PARAM, TAG_PARAM],
  },
  { path: '/blog/:slug', screen: 'blogPost', access: 'public', title: 'Articol', query: [] },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
