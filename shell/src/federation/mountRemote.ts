import type { RemoteModule, RemoteProps } from '@anunturi/shared-runtime/navigation/nav';

type Lifecycle = RemoteModule[keyof RemoteModule];

const bootstrapped = new WeakMap<RemoteModule, Promise<void>>();
let mounts = 0;

/**
 * Mounts a remote's single-spa lifecycles into an element; resolves, once it is rendered, with how to unmount it. The
 * lifecycles are called here and not by single-spa's own runtime: docs/decisions/0007.
 */
export async function mountRemote(
  remote: string,
  module: RemoteModule,
  given: Omit<RemoteProps, 'name'>,
): Promise<() => Promise<void>> {
  mounts += 1;
  const props = { ...given, name: `${remote}-${mounts}` };
  const first = bootstrapped.get(module) ?? run(module.bootstrap, props);
  bootstrapped.set(module, first);
  first.catch(() => bootstrapped.delete(module));
  await first;
  await run(module.mount, props);
  return () => run(module.unmount, props);
}

/** A lifecycle is a function or a list of them, called one after another. */
async function run(lifecycle: Lifecycle | Lifecycle[], props: RemoteProps): Promise<void> {
  for (const each of [lifecycle].flat()) await each(props);
}
