import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { scrubMessage } from '@anunturi/shared-contract/telemetry/scrubMessage';
import type { OwnLook } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { LateAnswer } from '../bundles/startBundleProcess';
import { BundleLeftAlone } from '../bundles/bundleProcesses';
import type { EdgeContext } from '../EdgeContext';
import { createWholeness } from './createWholeness';
import { isReachable } from './isReachable';

type Failure = { kind: 'data' | 'rendering'; error: Error };

/**
 * Looks at a release without anybody's word: its files are opened and their hashes compared, and each of its public pages is
 * rendered, those with a parameter at the last address where that went well. Undefined where there is nothing to look at here:
 * in development, and of a release without a server bundle whose files are elsewhere.
 */
export function createOwnLook(context: EdgeContext) {
  const { bundles, firebase, siteOrigin, development } = context;
  const wholeness = createWholeness(context);

  async function faultsOf(release: RemoteRelease, screen: string): Promise<string[]> {
    const failures: Failure[] = [];
    const request = bundles.requestOf(release, screen);
    if (!request) return [];
    const rendered = await bundles.renderRemote(
      { release, request },
      { onFailure: (kind, error) => failures.push({ kind, error }) },
    );
    await rendered?.markup;
    const [failure] = failures;
    if (!failure || isNobodysFault(failure.error)) return [];
    // Without a database every release fails alike.
    if (failure.kind === 'data' && !(await isReachable(firebase))) return [];
    return [`${screen}: ${saidBy(failure.error)}`];
  }

  return async (release: RemoteRelease): Promise<OwnLook | undefined> => {
    const isHere = new URL(release.url, siteOrigin).origin === siteOrigin;
    if (development || (!isHere && !release.server)) return undefined;
    const faults = (await wholeness.remote(release)) ? [] : ['its files are not those it names'];
    const routes = release.server ? release.routes : [];
    for (const { screen, access } of routes)
      if (access === 'public') faults.push(...(await faultsOf(release, screen)));
    return { faults: [...new Set(faults)] };
  };
}

/** Without the places in a bundle that follow. */
const saidBy = ({ message }: Error) => scrubMessage(message.split('\n', 1)[0]!);

/** A server that is busy, or leaves the bundle alone, has not seen the release fail. */
const isNobodysFault = (error: Error): boolean =>
  error instanceof LateAnswer || error instanceof BundleLeftAlone;
