import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import type { RemoteRelease } from '@anunturi/shared-domain/remoteRegistry';
import type { PageData, PageRequest, ServerBundle } from './pageData';

/** A page waits this long for its first data; after that the browser asks for it itself. */
const LOAD_TIMEOUT_MS = 2500;

/** Asks the server bundle of a release for the first data of its page. Null when it has none, fails or is late. */
export function createPageLoader({ releasesFolder, firebase }: { releasesFolder: string; firebase: FirebaseConfig }) {
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

  return async function loadPage(release: RemoteRelease, request: PageRequest): Promise<PageData | null> {
    try {
      const loading = bundleOf(release)?.load(request);
      return loading ? await withinTime(loading, LOAD_TIMEOUT_MS) : null;
    } catch (error) {
      console.error(`The server bundle of ${release.name} ${release.version} failed on ${request.screen}.`, error);
      return null;
    }
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
