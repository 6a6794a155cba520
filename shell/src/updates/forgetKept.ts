/**
 * Ends the service worker and forgets what it kept, on a site that keeps nothing on devices. The worker that removes itself
 * does the same, but only once the browser has looked for it and the one before has nothing left to do. What that one keeps
 * of this very page goes with the next.
 */
export async function forgetKept(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
