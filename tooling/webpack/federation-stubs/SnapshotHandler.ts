type Host = { loaderHook: unknown };

const nothingKnown = {
  remoteSnapshot: undefined,
  globalSnapshot: undefined,
  hostGlobalSnapshot: undefined,
};

/**
 * Stands in for the federation runtime's snapshot handler. Remotes here are loaded by the address of their entry, never
 * by a manifest or a snapshot, so all that is asked of it is that its hooks and cache exist.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
  manifestLoading = {};
  HostInstance: Host;
  loaderHook: unknown;

  constructor(host: Host) {
    this.HostInstance = host;
    this.loaderHook = host.loaderHook;
  }

  async loadRemoteSnapshotInfo() {
    return nothingKnown;
  }
}

export const getGlobalRemoteInfo = () => nothingKnown;
