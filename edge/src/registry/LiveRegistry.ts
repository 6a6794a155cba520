import type { LiveShell } from './shellOfferOf';
import type { RouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';

/** What is live: releases with their granted routes only, where paths lead, and a stamp that is another one after a release. */
export type LiveRegistry = {
  registry: RemoteRegistry;
  table: RouteTable;
  stamp: string;
  /** Who must have signed a release of a remote, where its grant says so: pages carry nothing of it. */
  keys: ReadonlyMap<string, readonly string[]>;
  /** Hashes of the links to previews that were taken back. */
  revoked: ReadonlySet<string>;
  /** Whether some canary is for people who are signed in. */
  asksSignedIn: boolean;
  shell?: LiveShell | undefined;
  /** Prefixes of the pages for administrators, wherever they stand. */
  adminPrefixes: readonly string[];
};

/** A group of visitors, 0 to 99, and whether the browser says that somebody is signed in. */
export type Visitor = { group: number; isSignedIn: boolean };

/** What is live for such visitors; for none, for those who are shown no canary. */
export type LiveFor = (visitor?: Visitor) => LiveRegistry;
