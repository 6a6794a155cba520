import type { Context } from 'hono';

/**
 * Takes the place of the service worker where the site keeps nothing on devices: it forgets what was kept and removes itself.
 * It answers no request, so that open tabs go to the network at once; none is loaded anew, since somebody may be typing.
 */
export const endingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.clients.claim();
  await self.registration.unregister();
}
`;

export const answerEndingWorker = (c: Context): Response =>
  c.body(endingWorker, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
