/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// Whoever came for the first time and loses the connection gets the frame: its page is kept before it is needed.
self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('pages')
      .then((pages) => pages.add('/'))
      .catch((error: unknown) => console.warn('The page for offline could not be kept', error)),
  ),
);

// The HTML carries the registry: from the network when there is one, so that a new version is live at the next load.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 5,
    plugins: [new ExpirationPlugin({ maxEntries: 30 })],
  }),
);

// A version folder and a hashed file never change. Addresses without a version are never kept.
registerRoute(
  ({ url }) => /^\/(static|remotes\/[^/]+\/[^/]+)\/.+\.(js|css|ttf|svg)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'versioned', plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
);

// Photos of listings already seen.
registerRoute(
  ({ url, request }) => request.destination === 'image' && url.pathname.startsWith('/v0/b/'),
  new CacheFirst({
    cacheName: 'photos',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * 86_400 })],
  }),
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await emptyPage()) ?? Response.error()) : Response.error(),
);

/** The kept home page for any address: without its markup, which is another page's. */
async function emptyPage(): Promise<Response | undefined> {
  const home = await caches.match('/');
  return (
    home &&
    new Response(
      (await home.text()).replace(
        /<div id="root">[^]*<\/div>(?=\s*<noscript>)/,
        '<div id="root"></div>',
      ),
      { headers: home.headers },
    )
  );
}

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
});
