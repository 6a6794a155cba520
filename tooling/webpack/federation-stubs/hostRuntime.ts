import type { BuildOptions, Container, ShareScope } from './Builds';

/** `entryGlobalName`: under which the entry leaves its container on the page. */
type Remote = { name: string; entry: string; entryGlobalName: string };

const onPage = globalThis as unknown as Record<string, Container | undefined>;
const remotes = new Map<string, Remote>();
const containers = new Map<string, Promise<Container>>();
const scope: ShareScope = {};
let host: BuildOptions;

/** Starts the host: what it shares is there for every remote. */
export function startHost(options: BuildOptions): BuildOptions {
  host = options;
  for (const [name, offers] of Object.entries(options.shared ?? {}))
    scope[name] = Object.fromEntries(offers.map((offer) => [offer.version, offer]));
  return options;
}

/** Names remotes. One that is known stays as it is, unless `force` asks for the new one in its place. */
export function registerRemotes(named: Remote[], { force = false } = {}): void {
  for (const remote of named) {
    if (remotes.has(remote.name) && !force) continue;
    if (force) onPage[remote.entryGlobalName] = undefined; // or what the one before has left would be taken for the new one
    containers.delete(remote.name);
    remotes.set(remote.name, remote);
  }
}

/**
 * A module that a named remote exposes: `remote_blog/lifecycles`. What failed is tried again by the next call.
 * @throws Error named `ChunkLoadError` when the entry does not come, or leaves nothing
 */
export async function loadRemote(id: string): Promise<unknown> {
  const [name = '', module] = id.split('/');
  const container = containers.get(name) ?? start(remotes.get(name)!);
  containers.set(name, container);
  container.catch(() => {
    if (containers.get(name) === container) containers.delete(name);
  });
  const factory = await (await container).get(`./${module}`);
  return factory();
}

async function start(remote: Remote): Promise<Container> {
  if (!onPage[remote.entryGlobalName]) await loadScript(remote.entry);
  const container = onPage[remote.entryGlobalName];
  if (!container) throw notLoaded(remote.entry);
  await container.init(scope, []);
  return container;
}

function loadScript(url: string): Promise<void> {
  const make = host.plugins?.find(({ createScript }) => createScript)?.createScript;
  const { script, timeout } = make!({ url });
  let late: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(notLoaded(url));
    script.onload = () => resolve();
    script.onerror = fail;
    late = setTimeout(fail, timeout);
    document.head.append(script);
  }).finally(() => {
    clearTimeout(late);
    script.remove();
  });
}

const notLoaded = (url: string) =>
  Object.assign(new Error(`Loading ${url} failed.`), { name: 'ChunkLoadError' });
