import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { pageState } from '@anunturi/shared-contract/page/pageState';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ChunkLoadError } from './chunkLoadError';

/** A hash that no file has: a browser refuses what is asked for with it. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;

/** Address of a file → its hash; address of a release's folder → what its list of hashes must hash to, nothing once it was read. */
const integrities = new Map<string, string>();
const lists = new Map<string, string>();
const readings = new Map<string, Promise<void>>();

/** From now on the files of this release are loaded only with the hashes that it names. */
export function expectIntegrity({ url, entry, integrity, manifestIntegrity }: RemoteRelease): void {
  const folder = new URL(url, location.href).href;
  if (integrity) integrities.set(folder + entry, integrity);
  if (manifestIntegrity && lists.get(folder) !== '') lists.set(folder, manifestIntegrity);
  pageState.__integrity = integrityOf; // the builds of remotes ask there (tooling/webpack/awaitIntegrity.ts)
}

/**
 * What a file of a remote must hash to, a promise when its release has to be asked first. What a release does not name is none
 * of its files; undefined for a development server, which names nothing.
 */
export function integrityOf(address: string): string | Promise<void> | undefined {
  const url = address.replace(/\?.*$/, '');
  const known = integrities.get(url);
  if (known) return known;
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    if (hint.href === url) return hint.integrity;
  for (const [folder, integrity] of lists)
    if (url.startsWith(folder)) return integrity ? read(folder, integrity) : MATCHES_NOTHING;
  return undefined;
}

/** Asks once, and anew after a failure, under a new address as for any other file. */
function read(folder: string, integrity: string): Promise<void> | undefined {
  const retry = pageState.__chunkRetry;
  const url = `${folder}remote.json${retry ? `?r=${retry}` : ''}`;
  const signal = AbortSignal.timeout(loadingLimits.chunkTimeoutMs);
  const reading =
    readings.get(url) ??
    fetch(url, { integrity, signal })
      .then((answer) => answer.json())
      .then(
        ({ assets }: { assets: Record<string, { integrity: string }> }) => {
          for (const file in assets) integrities.set(folder + file, assets[file]!.integrity);
          lists.set(folder, '');
        },
        (error: unknown) => {
          readings.delete(url);
          throw new ChunkLoadError(url, error);
        },
      );
  readings.set(url, reading);
  return reading;
}
