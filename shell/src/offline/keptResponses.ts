/** When a response was kept, in milliseconds; the browser keeps no date of its own. */
const KEPT_AT = 'x-kept-at';

/** The caches of this worker. Another number makes every browser forget what it has. */
export const cacheNames = { files: 'files-1', pages: 'pages-1', photos: 'photos-1' };

export type Kept = { response: Response; keptAtMs: number };

type Limits = { maxEntries: number };

/** Keeps a response, and no more than so many: what was kept longest ago goes first. */
export async function keep(
  cache: Cache,
  url: string,
  { response, keptAtMs }: Kept,
  { maxEntries }: Limits,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(keptAtMs));
  // What was kept before stays until all of the new one is here.
  const body = await response.arrayBuffer();
  // A cache that has an address already leaves it in its old place.
  await cache.delete(url);
  await cache.put(url, new Response(body, { headers }));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)),
  );
}

/** What is kept under an address, unless it is older than `maxAgeMs`. */
export async function find(
  cache: Cache,
  url: string,
  { nowMs, maxAgeMs }: { nowMs: number; maxAgeMs: number },
): Promise<Kept | undefined> {
  const response = await cache.match(url);
  const keptAtMs = Number(response?.headers.get(KEPT_AT));
  return response && nowMs - keptAtMs <= maxAgeMs ? { response, keptAtMs } : undefined;
}

/** Removes every cache but those of `cacheNames`. */
export async function forgetOthers(caches: CacheStorage): Promise<void> {
  const ours = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)),
  );
}
