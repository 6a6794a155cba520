import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Every address of this remote. */
export const routes = [
  { path: '/vitrina', screen: 'vitrina', access: 'public', title: 'Vitrina', query: [] },
] as const satisfies readonly RouteData[];

export type ScreenName = (typeof routes)[number]['screen'];
