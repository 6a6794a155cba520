import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Remembers, of each screen, the last page that came whole: where a later release can be tried. */
export function createWholeRequests() {
  const requests = new Map<string, PageRequest>();
  return {
    note: ({ name }: RemoteRelease, request: PageRequest): void =>
      void requests.set(`${name} ${request.screen}`, request),
    /** A page of the screen whose address needs no parameter, or else the remembered one. */
    find({ name, routes }: RemoteRelease, screen: string): PageRequest | undefined {
      const plain = routes.find((route) => route.screen === screen && !route.path.includes(':'));
      return plain
        ? { screen, params: {}, pathname: plain.path, search: '' }
        : requests.get(`${name} ${screen}`);
    },
  };
}
