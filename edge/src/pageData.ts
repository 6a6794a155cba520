import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import type { RemoteRegistry } from '@anunturi/shared-domain/site/remoteRegistry';
import type { ShownSite } from './readSite';

/** What a search engine and a shared link show of a page. `properties` are Open Graph's beyond the common ones; `og:type` among them replaces `website`. */
export type Head = {
  title: string;
  description?: string;
  image?: string;
  imageAlt?: string;
  properties?: readonly (readonly [property: string, content: string])[];
  jsonLd?: object;
  noindex?: boolean;
  canonicalPath?: string;
};

/** What a remote's server bundle says of one page: first data by load key, head, and whether it exists. */
export type PageData = {
  status?: 200 | 404 | 410;
  redirect?: string;
  data?: Record<string, unknown>;
  head?: Head;
};

/** The page asked for, as a server bundle sees it. */
export type PageRequest = {
  screen: string;
  params: Record<string, string>;
  pathname: string;
  search: string;
};

/** What `server.cjs` of a release exports. */
export type ServerBundle = {
  configure(config: FirebaseConfig & { nowMs?: number }): void;
  load(request: PageRequest): Promise<PageData | null>;
  render?: (request: PageRequest, data: Record<string, unknown>) => Promise<string>;
};

/** What `server.cjs` of the shell exports: the whole page around what a remote has drawn. */
export type ShellBundle = {
  render(page: {
    config: PageConfig;
    pathname: string;
    search: string;
    remoteMarkup?: string;
  }): Promise<string>;
};

/** What the shell reads from `#page-config`. */
export type PageConfig = {
  site: ShownSite;
  firebase: FirebaseConfig;
  registry: RemoteRegistry;
  data: Record<string, unknown>;
  year: number;
  cookieAccepted?: boolean;
};

/** `assets.json` of the shell's build: the files of its entry and of each screen of its own, and its server bundle. */
export type ShellFiles = {
  entries: { main: string[] };
  chunks: Record<string, string[]>;
  server?: string;
};
