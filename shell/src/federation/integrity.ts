import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { pageState } from '@anunturi/shared-contract/page/pageState';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ChunkLoadError } from './chunkLoadError';

/** A hash that no file has: a browser refuses what is asked for with it. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;

/** A file of the shell: `account`, `js`. */
const OWN_FILE = /^\/static\/.+\/([^/.]+)\.[^/]+\.(js|css)$/;

/** Address of a file → its hash; address of a release's folder → what its list of hashes must hash to, nothing once it was read. */
const integrities = new Map<string, string>();
const lists = new Map<string, string>();
const readings = new Map<string, Promise<void>>();

/** Short name of a file of the shell → its hash; under '' its list, until it was read. */
let own: Record<string, string> | undefined;

/** From now on the shell's own chunks are loaded only with the hashes that its build names (`ChunkHashesPlugin`). */
export function expectOwnIntegrity(hashes: string | undefined): void {
  own = hashes && JSON.parse(hashes);
  pageState.__integrity = integrityOf; // builds ask there (tooling/webpack/awaitIntegrity.ts)
}

/** From now on the files of this release are loaded only with the hashes that it names. */
export function expectIntegrity({ url, entry, integrity, manifestIntegrity }: RemoteRelease): void {
  const folder = new URL(url, location.href).href;
  if (integrity) integrities.set(folder + entry, integrity);
  if (manifestIntegrity && lists.get(folder) !== '') lists.set(folder, manifestIntegrity);
}

/**
 * What a file of a remote or of the shell must hash to, a promise when a list has to be asked for first. What a list does not name is none
 * of the files; undefined for a development server, which names nothing.
 */
export function integrityOf(address: string): string | Promise<void> | undefined {
  const { origin, pathname } = new URL(address, location.href);
  const url = origin + pathname;
  const known = integrities.get(url);
  if (known) return known;
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    if (hint.href === url) return hint.integrity;
  for (const [folder, integrity] of lists)
    if (url.startsWith(folder)) return integrity ? readRelease(folder, integrity) : MATCHES_NOTHING;
  const [, name, kind] = (origin === location.origin && OWN_FILE.exec(pathname)) || [];
  if (!own || !name) return undefined;
  return own[`${name}.${kind}`] ?? (own[''] ? readOwn(own['']) : MATCHES_NOTHING);
}

const readRelease = (folder: string, integrity: string) =>
  read(`${folder}remote.json`, integrity, ({ assets }: { assets: Assets }) => {
    for (const file in assets) integrities.set(folder + file, assets[file]!.integrity);
    lists.set(folder, '');
  });
type Assets = Record<string, { integrity: string }>;

function readOwn(list: string) {
  const [address = '', integrity = ''] = list.split(' ');
  return read(address, integrity, (hashes: Record<string, string>) => {
    own = { ...own, ...hashes, '': '' };
  });
}

/** Asks once, and anew after a failure, under a new address as for any other file. */
function read<T>(address: string, integrity: string, take: (list: T) => void): Promise<void> {
  const retry = pageState.__chunkRetry;
  const url = retry ? `${address}?r=${retry}` : address;
  const signal = AbortSignal.timeout(loadingLimits.chunkTimeoutMs);
  const reading =
    readings.get(url) ??
    fetch(url, { integrity, signal })
      .then((answer) => answer.json())
      .then(take, (error: unknown) => {
        readings.delete(url);
        throw new ChunkLoadError(url, error);
      });
  readings.set(url, reading);
  return reading;
}
