import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { ReadAppCheckToken } from './app-check/createAppCheckToken';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import type { LiveRegistry } from './registry/LiveRegistry';
import type { PageLimit } from './pages/limitPages';
import type { PageCache } from './pages/pageCache';
import type { PagePacker } from './pages/createPagePacker';
import type { SiteReader } from './firestore/readSite';
import type { HashReader } from './rendering/readHashes';
import type { ShellHashReader } from './rendering/createShellHashReader';
import type { Split } from './split/Split';
import type { StyleReader } from './rendering/readInlineStyle';
import type { OtlpOptions } from './telemetry/createOtlpSender';
import type { createVisitTokens } from './telemetry/visitTokens';
import type { createServerBundles } from './bundles/serverBundles';

export type TelemetryOptions = {
  folder?: string;
  /** Messages that one address may send in a minute; 120 unless told. */
  perMinute?: number;
  otlp?: OtlpOptions;
  /** What visits are sealed with, the same on all servers of a site; of this server alone unless told. */
  secret?: string;
  /** Where what all servers of the site were told is kept: the commands' address, and the secret that they share. */
  shared?: { origin: string; secret: string };
  /** Is given what writes everything out before the server ends. */
  onClose?: (flush: () => Promise<void>) => void;
};

/** `parts`: what has been rendered of a page and packed, for when its data are read again and are the same. */
export type Keeps = 'pages' | 'parts' | 'nothing';

export type EdgeOptions = {
  site: SiteConfig;
  /** As the browser must see it: with `emulatorOrigin` where the embedded backend answers on this origin. */
  firebase: FirebaseConfig;
  /** What this server and its bundles show to the database and the search, where App Check is on. */
  readAppCheckToken?: ReadAppCheckToken;
  /** Where this site is reached, e.g. `https://site.example`. */
  siteOrigin: string;
  /** Whether browsers may ask every name below it over https alone. */
  hstsSubdomains?: boolean;
  /** The folder of the site's configuration, where its official forms stand. */
  siteFolder?: string;
  shellFolder: string;
  releasesFolder: string;
  registryFile: string;
  /** Who must have signed the grants and the shell; nobody unless told. */
  platformKeys?: readonly string[] | undefined;
  /** Where the pages for administrators stand on an origin of their own; on this one unless told. */
  split?: Split | undefined;
  /** Where the shell's scripts are served: this origin, or a dev server's. */
  shellUrl?: string;
  development?: boolean;
  /** Where a developer's browser may take one remote from instead of its release; nowhere unless told. */
  overrideOrigins?: readonly string[];
  /** What links to previews are signed with; there are no previews unless told. */
  previewSecret?: string;
  /** How many pages one address may load; no limit unless told. */
  pageLimit?: PageLimit;
  /** What is kept between requests: pages unless told, nothing in development. */
  keeps?: Keeps;
  /** How long a page may take to render, its first data included. */
  renderLimitMs?: number;
  /** Who shows it is told what `/status.json` keeps from strangers. */
  statusToken?: string;
  /** Where what browsers say is kept and sent; in memory alone unless told. */
  telemetry?: TelemetryOptions;
  /** Whether this server ends soon and takes no new visitors. */
  isDraining?: () => boolean;
  now?: () => Date;
  /** Milliseconds on a clock that nobody sets back, for durations: `performance.now` unless told. */
  elapsedMs?: () => number;
  /** Calls back whenever something changed that public pages show; without it they follow when they are no longer fresh. */
  onPublicChange?: (listener: () => void) => void;
  /** The site as pages show it; read from the database over `site` unless told. */
  readSite?: SiteReader;
};

/** What a page answer needs of the server. */
export type EdgeContext = Omit<EdgeOptions, 'keeps'> & {
  readRegistry: () => Promise<LiveRegistry>;
  readSite: SiteReader;
  bundles: ReturnType<typeof createServerBundles>;
  readStyle: StyleReader;
  readHashes: HashReader;
  readShellHashes: ShellHashReader;
  keeps: Keeps;
  pack: PagePacker;
  readShellFiles: () => Promise<ShellFiles>;
  pages: PageCache;
  visits: ReturnType<typeof createVisitTokens>;
};
