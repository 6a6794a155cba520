import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import {
  type ShellOffer,
  contractMisfits,
} from '@anunturi/shared-contract/registry/remoteContract';
import { readLiveRegistry } from './readLiveRegistry';

/**
 * The release to load: a retry takes the one that is live now, so that it works after a roll back without a reload.
 * @throws Error when the release cannot run in this shell; nothing of it is downloaded then
 */
export async function checkRelease(named: RemoteRelease, isRetry: boolean): Promise<RemoteRelease> {
  const release = isRetry ? await readLive(named) : named;
  const misfits = misfitsHere(release);
  if (misfits.length > 0)
    throw new Error(`${release.name} ${release.version} wants ${misfits.join('; ')}.`);
  return release;
}

/** Whether another release of a remote is live by now than the one that was loaded, and this shell can run it. */
export async function isReplaced(named: RemoteRelease, loaded: string): Promise<boolean> {
  const live = await readLive(named);
  return live.version !== loaded && misfitsHere(live).length === 0;
}

const misfitsHere = (release: RemoteRelease) =>
  contractMisfits(release, JSON.parse(process.env.SHELL_OFFER!) as ShellOffer);

async function readLive(release: RemoteRelease): Promise<RemoteRelease> {
  return (await readLiveRegistry())?.remotes[release.name] ?? release;
}
