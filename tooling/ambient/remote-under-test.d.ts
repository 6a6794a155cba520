/** Whatever remote the harness runs; its webpack build says which. */
declare module 'remote-under-test/lifecycles' {
  import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
  export const bootstrap: RemoteModule['bootstrap'];
  export const mount: RemoteModule['mount'];
  export const unmount: RemoteModule['unmount'];
}
declare module 'remote-under-test/routes' {
  import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
  export const routes: readonly RouteData[];
}
