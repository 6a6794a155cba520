import type { WaitUntil, WorkerParts } from './WorkerParts';
import { cacheNames, find, keep } from './keptResponses';

const LIMITS = { maxEntries: 200 };
const MAX_AGE_MS = 7 * 86_400_000;

/**
 * Photos that a page asks for with `crossOrigin`, or that stand on its own origin: their addresses change with their content.
 * Another origin's picture without it says neither its status nor its bytes, and is only passed on.
 */
export async function keepPhoto(
  request: Request,
  { caches, fetch, now }: WorkerParts,
  waitUntil: WaitUntil,
): Promise<Response> {
  const cache = await caches.open(cacheNames.photos);
  const kept = await find(cache, request.url, { nowMs: now(), maxAgeMs: MAX_AGE_MS });
  if (kept) return kept.response;
  const response = await fetch(request);
  if (response.status === 200 && response.headers.get('content-type')?.startsWith('image/'))
    waitUntil(
      keep(cache, request.url, { response: response.clone(), keptAtMs: now() }, LIMITS).catch(
        (error: unknown) => console.warn('A photo was not kept', error),
      ),
    );
  return response;
}
