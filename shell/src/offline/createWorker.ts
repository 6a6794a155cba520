import { OVERRIDE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { WaitUntil, WorkerParts } from './WorkerParts';
import { createFileStore } from './fileStore';
import { createPageStore } from './pageStore';
import { keepPhoto } from './photoStore';
import { forgetOthers } from './keptResponses';

/**
 * What the service worker keeps and answers, apart from the browser's events: files of builds whose bytes are the ones that
 * their release names, the last pages, and photos as far as it may read them.
 */
export function createWorker(options: WorkerParts) {
  const files = createFileStore(options);
  const pages = createPageStore(options);
  return {
    async install(): Promise<void> {
      await Promise.all([files.keepFirst(), pages.keepHome()]);
    },
    /** Forgets what workers before this one kept in another way. */
    activate: () => forgetOthers(options.caches),
    /** Undefined leaves the request to the browser. */
    answer(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined {
      if (request.method !== 'GET') return undefined;
      const { origin, pathname, searchParams } = new URL(request.url);
      // The server asks who led here; of what a worker fetches it would always hear: this site.
      if (searchParams.has(OVERRIDE_PARAM)) return undefined;
      if (request.mode === 'navigate') return pages.answer(request, waitUntil);
      if (request.destination === 'image' && pathname.startsWith('/v0/b/'))
        return keepPhoto(request, options, waitUntil);
      return origin === options.origin && files.isFile(pathname)
        ? files.answer(request, waitUntil)
        : undefined;
    },
  };
}
