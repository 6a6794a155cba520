import type { RouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';

/** What is live: releases with their granted routes only, where paths lead, and a stamp that is another one after a release. */
export type LiveRegistry = {
  registry: RemoteRegistry;
  table: RouteTable;
  stamp: string;
  /** Who must have signed a release of a remote, where its grant says so: pages carry nothing of it. */
  keys: ReadonlyMap<string, readonly string[]>;
  shellRelease?: string | undefined;
  /** Prefixes of the pages for administrators, wherever they stand. */
  adminPrefixes: readonly string[];
};

/** What is live for a group of visitors; of none, for those who are shown no canary. */
export type LiveFor = (group?: number) => LiveRegistry;
