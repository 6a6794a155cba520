import { giveUpOnFiles } from '@anunturi/shared-runtime/lifecycles/giveUpOnFiles';
import { getInstance, registerRemotes } from '@module-federation/enhanced/runtime';

type Remote = Parameters<typeof registerRemotes>[0][number];

/**
 * Registers a remote, whose build has `name`, in place of an attempt before, which waits for nothing any more. With the
 * attempt the runtime takes out what it has used last, React among it: what the shell gives to all is put back, or no
 * remote could be loaded in this tab again.
 */
export function registerAnew(name: string, remote: Remote): void {
  giveUpOnFiles(name);
  const shared = Object.values(getInstance()?.shareScopeMap ?? {}).flatMap((scope) =>
    Object.values(scope),
  );
  const kept = shared.map((versions) => ({ ...versions }));
  registerRemotes([remote], { force: true });
  shared.forEach((versions, place) => Object.assign(versions, kept[place]));
}
