/// <reference lib="webworker" />
import { createNotifications } from './notifications/createNotifications';
import { createWorker } from './offline/createWorker';
import type { BuiltFile } from './offline/WorkerParts';

declare const self: ServiceWorkerGlobalScope & { __builtFiles: BuiltFile[] };

const worker = createWorker({
  caches,
  fetch: (...asked) => fetch(...asked),
  now: Date.now,
  origin: location.origin,
  files: self.__builtFiles,
});

const notifications = createNotifications({
  show: (...shown) => self.registration.showNotification(...shown),
  clients: self.clients,
  origin: location.origin,
});

self.addEventListener('install', (event) => event.waitUntil(worker.install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(worker.activate().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const answering = worker.answer(event.request, (work) => event.waitUntil(work));
  if (answering) event.respondWith(answering);
});
self.addEventListener('push', (event) => event.waitUntil(notifications.show(event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(notifications.open(event.notification.data));
});
// A tab that is about to be loaded anew lets the newer worker take over.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(self.skipWaiting());
});
