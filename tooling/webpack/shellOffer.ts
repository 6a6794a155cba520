import {
  REMOTE_CONTRACT,
  type ShellOffer,
  contractMisfits,
} from '@anunturi/shared-contract/registry/remoteContract';
import { minimumShellOf, remotes } from '../build/folders';
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

/** What remotes that are built beside this shell want of it, as `loadRemoteModule` writes it, where the shell gives it. */
export const knownWants = (): string[] => {
  const needs = remoteNeeds();
  const least = [...new Set(remotes.map(minimumShellOf))].filter(
    (minimumShell) => contractMisfits({ minimumShell, needs }, shellOffer()).length === 0,
  );
  return least.map((minimumShell) =>
    [REMOTE_CONTRACT, minimumShell, Object.values(needs).join()].join(' '),
  );
};
