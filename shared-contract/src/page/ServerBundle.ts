import type { FirebaseConfig } from '../site/firebaseConfigSchema';
import type { PageConfig } from './pageConfigSchema';
import type { PageData } from './pageDataSchema';

/** The page asked for, as a server bundle sees it. */
export type PageRequest = {
  screen: string;
  params: Record<string, string>;
  pathname: string;
  search: string;
};

/** A screen as markup, from its first data, for a visitor who is not signed in. */
export type RenderPage = (request: PageRequest, data: Record<string, unknown>) => Promise<string>;

/** What `server.cjs` of a release exports. */
export type ServerBundle = {
  /** Called once, before the first page. `siteOrigin`: where the site is reached, and its search with it. */
  configure(config: FirebaseConfig, siteOrigin?: string): void;
  /** Forgets what it keeps between pages: something that public pages show has changed. */
  forget?(): void;
  /** Null for a screen that has no first data or head of its own. */
  load(request: PageRequest): Promise<PageData | null>;
  /** Absent in releases from before pages were rendered on the server. */
  render?: RenderPage;
};

/** A page as the shell's server bundle is asked for it; `remoteMarkup` is what the remote of the page has rendered. */
type ShellRequest = {
  config: PageConfig;
  pathname: string;
  search: string;
  remoteMarkup?: string;
};

/** What `server.cjs` of the shell exports: the whole page around what a remote has rendered. */
export type ShellBundle = { render(page: ShellRequest): Promise<string> };
