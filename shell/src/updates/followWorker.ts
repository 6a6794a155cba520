import type { ShownSite } from '@anunturi/shared-contract/site/siteConfigSchema';

/**
 * Registers the service worker, unless the site keeps nothing on devices: then the HTML server answers one that removes
 * itself. `onWaiting` is told of a newer one; `takeOver` lets it work.
 */
export function followWorker(
  { keepsOffline = true }: Pick<ShownSite, 'keepsOffline'>,
  onWaiting: () => void,
): { takeOver(): void } {
  let registration: ServiceWorkerRegistration | undefined;
  const takeOver = () => registration?.waiting?.postMessage('skip-waiting');
  if (!('serviceWorker' in navigator) || !keepsOffline) return { takeOver };
  navigator.serviceWorker.register('/service-worker.js').then(
    (registered) => {
      registration = registered;
      const tellWhenWaiting = () => {
        if (registered.waiting && navigator.serviceWorker.controller) onWaiting();
      };
      registered.addEventListener('updatefound', () =>
        registered.installing?.addEventListener('statechange', tellWhenWaiting),
      );
      tellWhenWaiting();
    },
    (error: unknown) => console.error('The service worker could not be registered', error),
  );
  return { takeOver };
}
