import {
  REMOTE_CONTRACT,
  type ShellOffer,
} from '@anunturi/shared-contract/registry/remoteContract';
import shell from '../../shell/package.json' with { type: 'json' };
import { sharedVersions } from './sharedModules';

/** What a shell that is built now offers to remotes. */
export const shellOffer = (): ShellOffer => ({
  contracts: [REMOTE_CONTRACT],
  version: shell.version,
  provides: sharedVersions(),
});

/** What a remote that is built now needs of its shell, by package. */
export const remoteNeeds = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]),
  );
