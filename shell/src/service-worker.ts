/// <reference lib="webworker" />
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

self.addEventListener('install', (event) => event.waitUntil(worker.install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(worker.activate().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const answering = worker.answer(event.request, (work) => event.waitUntil(work));
  if (answering) event.respondWith(answering);
});
// A tab that is about to be loaded anew lets the newer worker take over.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(self.skipWaiting());
});
