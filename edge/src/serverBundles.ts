import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import type { RemoteRelease } from '@anunturi/shared-domain/remoteRegistry';
import { faultLog } from './faultLog';
import type { PageConfig, PageData, PageRequest, ServerBundle, ShellBundle, ShellFiles } from './pageData';

/** A page waits this long for its first data; after that the browser asks for it itself. */
const LOAD_TIMEOUT_MS = 2500;

/** The server bundles of releases and of the shell: first data and markup of pages. Null where there is none, or it fails or is late. */
export function createServerBundles({ shellFolder, releasesFolder, firebase }: { shellFolder: string; releasesFolder: string; firebase: FirebaseConfig }, readShellFiles: () => Promise<ShellFiles>) {
  const require = createRequire(join(releasesFolder, 'anchor.cjs'));
  const bundles = new Map<string, ServerBundle>();

  function bundleOf(release: RemoteRelease): ServerBundle | null {
    if (!release.server) return null;
    const file = join(releasesFolder, release.name, release.version, release.server);
    let bundle = bundles.get(file);
    if (!bundle) {
      bundle = require(file) as ServerBundle;
      bundle.configure(firebase);
      bundles.set(file, bundle);
    }
    return bundle;
  }

  async function shellBundle(): Promise<ShellBundle | null> {
    const { server } = await readShellFiles();
    return server ? (require(join(shellFolder, server)) as ShellBundle) : null;
  }

  return {
    async load(release: RemoteRelease, request: PageRequest): Promise<PageData | null> {
      try {
        const loading = bundleOf(release)?.load(request);
        return loading ? await withinTime(loading, LOAD_TIMEOUT_MS) : null;
      } catch (error) {
        console.error(`The server bundle of ${release.name} ${release.version} failed on ${request.screen}.`, error);
        faultLog.note(release, 'data', request.screen);
        return null;
      }
    },
    /** The page as markup, of the shell's own screens when no release is named. */
    async draw(config: PageConfig, { pathname, search }: { pathname: string; search: string }, remote?: { release: RemoteRelease; request: PageRequest }): Promise<string | null> {
      try {
        const remoteMarkup = remote && (await bundleOf(remote.release)?.render?.(remote.request, config.data));
        if (remote && remoteMarkup === undefined) return null;
        return (await (await shellBundle())?.render({ config, pathname, search, ...(remoteMarkup === undefined ? {} : { remoteMarkup }) })) ?? null;
      } catch (error) {
        console.error(`The page could not be drawn${remote ? ` by ${remote.release.name} ${remote.release.version}, ${remote.request.screen}` : ''}.`, error);
        if (remote) faultLog.note(remote.release, 'drawing', remote.request.screen);
        return null;
      }
    },
  };
}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
