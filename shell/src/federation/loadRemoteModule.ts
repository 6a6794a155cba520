import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { askForNewAddresses } from '@anunturi/shared-runtime/lifecycles/chunkRetry';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { toChunkLoadError } from './chunkLoadError';
import { expectIntegrity } from './integrity';

const loaded = new Map<string, Promise<RemoteModule>>();
const attempts = new Map<string, number>();
const versions = new Map<string, string>();

/** The version that was loaded last, or is being loaded, in this page: after a retry it may be another than the page names. */
export const versionOf = ({ name, version }: RemoteRelease): string =>
  versions.get(name) ?? version;

/** The lifecycles of a remote; downloaded once. A failed attempt is forgotten, so that the next call tries again. */
export function loadRemoteModule(release: RemoteRelease): Promise<RemoteModule> {
  const known = loaded.get(release.name);
  if (known) return known;
  const attempt = attempts.get(release.name) ?? 0;
  attempts.set(release.name, attempt + 1);
  const loading = download(release, attempt);
  loaded.set(release.name, loading);
  loading.catch(() => {
    if (loaded.get(release.name) === loading) loaded.delete(release.name);
  });
  return loading;
}

/** Gives up on a download that hangs, so that a retry starts afresh. */
export function forgetRemoteModule(name: string): void {
  loaded.delete(name);
}

async function download(named: RemoteRelease, attempt: number): Promise<RemoteModule> {
  const { name } = named;
  // Most releases want what this shell was built with, and are live: nothing more is downloaded to know it.
  const wants = `${named.contract} ${named.minimumShell} ${Object.values(named.needs ?? {}).join()}`;
  const release =
    attempt > 0 || !process.env.KNOWN_WANTS!.split('\n').includes(wants)
      ? await import(/* webpackChunkName: "release" */ './checkRelease').then(({ checkRelease }) =>
          checkRelease(named, attempt > 0),
        )
      : named;
  versions.set(name, release.version);
  const url = new URL(release.entry, new URL(release.url, location.href));
  // After a failure a browser may not ask the same address again; a new query is a new address.
  if (attempt > 0) {
    url.searchParams.set('r', String(attempt));
    askForNewAddresses();
  }
  expectIntegrity(release);
  const container = `remote_${name}`;
  // What is on its way when the page is left fails, and is nobody's fault.
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true), { once: true });
  const remote = {
    name: container,
    entry: url.href,
    entryGlobalName: container,
    type: 'var' as const,
  };
  try {
    if (attempt > 0) {
      const { registerAnew } = await import(/* webpackChunkName: "release" */ './registerAnew');
      registerAnew(name, remote);
    } else registerRemotes([remote]);
    const module = await loadRemote<RemoteModule>(`${container}/lifecycles`);
    return checked(module, name);
  } catch (error) {
    const failure = toChunkLoadError(error, name);
    if (!isLeft) console.error(`The remote ${name} could not be loaded`, failure);
    throw failure;
  }
}

/** A deployed remote can be older than the type: what it exposes is checked here. */
function checked(module: RemoteModule | null, name: string): RemoteModule {
  const complete =
    module &&
    [module.bootstrap, module.mount, module.unmount].every(
      (lifecycle) => typeof lifecycle === 'function' || Array.isArray(lifecycle),
    );
  if (!complete) throw new Error(`Remote ${name} exposes no complete lifecycles.`);
  return module;
}
