/** Who may open a route. */
export type Access = 'public' | 'user' | 'admin';

/** One route as data: pattern such as `/anunt/:slugAndId`, screen name, access, page title. */
export type RouteData = { path: string; screen: string; access: Access; title: string };

/** One deployed version of a remote; files are relative to `url`. */
export type RemoteRelease = {
  name: string;
  version: string;
  /** Address of the version's folder, with a trailing slash. */
  url: string;
  entry: string;
  /** Subresource integrity of the entry; a changed file is refused. */
  integrity?: string;
  routes: RouteData[];
  /** Files of the first script and of each screen, for preload hints. */
  files: { lifecycles: string[]; screens: Record<string, string[]> };
  /** Server bundle beside the browser files, relative to the release's folder on disk. */
  server?: string;
};

/** Which version of each remote is live: the one file that a deploy or a roll back changes. */
export type RemoteRegistry = { remotes: Record<string, RemoteRelease> };
