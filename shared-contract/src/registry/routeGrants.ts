import type { Access } from './remoteReleaseSchema';

/** Path prefixes that a remote may claim, by access; `/` grants the home page alone. */
export type RouteGrant = Partial<Record<Access, readonly string[]>>;

/** What each remote may claim. Adding a prefix or an access level here is the grant. */
export const routeGrants: Record<string, RouteGrant> = {
  listings: {
    public: [
      '/',
      '/toate-anunturile',
      '/anunt',
      '/post',
      '/adauga-anunt',
      '/test-upload',
      '/vanzator',
      '/comparare',
    ],
    user: ['/dashboard', '/mesaje-primite', '/edit-anunt'],
  },
  documents: {
    public: ['/contracte', '/calculator', '/arhivare', '/generare-pdf'],
    user: ['/arhivare', '/generare-pdf'],
  },
  blog: { public: ['/blog'] },
  admin: { admin: ['/admin'], public: ['/transparenta'] },
};

/** Whether a path is a prefix or lies below it. */
export function isBelow(prefix: string, path: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
