import type { RouteGrants } from './routeGrantsSchema';

/** Grants for tests: of each kind of remote one. */
export const sampleGrants: RouteGrants = {
  listings: { public: ['/', '/toate-anunturile', '/anunt', '/comparare'], user: ['/dashboard'] },
  documents: { public: ['/contracte'] },
  blog: { public: ['/blog'] },
  admin: { admin: ['/admin'], public: ['/transparenta'] },
};
