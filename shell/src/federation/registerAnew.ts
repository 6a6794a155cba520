import { giveUpOnFiles } from '@anunturi/shared-runtime/lifecycles/giveUpOnFiles';
import { registerRemotes } from '@module-federation/enhanced/runtime';

type Remote = Parameters<typeof registerRemotes>[0][number];

/** Registers a remote, whose build has `name`, in place of an attempt before, which waits for nothing any more. */
export function registerAnew(name: string, remote: Remote): void {
  giveUpOnFiles(name);
  registerRemotes([remote], { force: true });
}
