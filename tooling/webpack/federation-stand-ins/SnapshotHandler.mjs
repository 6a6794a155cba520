/**
 * Stands in for the federation runtime's snapshot handler. Remotes here are loaded by the address of their entry, never
 * by a manifest or a snapshot, so all that is asked of it is that its hooks and cache exist.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
  manifestLoading = {};

  constructor(host) {
    this.HostInstance = host;
    this.loaderHook = host.loaderHook;
  }

  async loadRemoteSnapshotInfo() {
    return { remoteSnapshot: undefined, globalSnapshot: undefined, hostGlobalSnapshot: undefined };
  }
}

export const getGlobalRemoteInfo = () => ({
  remoteSnapshot: undefined,
  globalSnapshot: undefined,
  hostGlobalSnapshot: undefined,
});
