import { CONTACT_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { DeployedRegistry } from '../release/DeployedRegistry';

/** A page, who may open it, and the part that it must show. */
export type PageToLookAt = { path: string; access: RouteData['access']; part: string };

const HOME = '/';

/**
 * The first page without a parameter, of those that a remote shows to everybody, to people with an account and to
 * administrators; for a shell the home page, or one of its own where no remote has one.
 */
export function pagesToLookAt(name: string, { remotes }: DeployedRegistry): PageToLookAt[] {
  if (name === 'shell') {
    const home = Object.values(remotes).find((remote) =>
      remote?.routes?.some(({ path }) => path === HOME),
    );
    return [
      home
        ? { path: HOME, access: 'public', part: home.name }
        : {
            path: CONTACT_PATH,
            access: 'public',
            part: name,
          },
    ];
  }
  const plain = remotes[name]!.routes.filter(({ path }) => !path.includes(':'));
  return (['public', 'user', 'admin'] as const).flatMap((access) => {
    const route = plain.find((each) => each.access === access);
    return route ? [{ path: route.path, access, part: name }] : [];
  });
}
