/**
 * Follows the service worker of the page. `onWaiting` is told of a newer one; `takeOver` lets it work. Where there is none,
 * nothing waits.
 */
export function followWorker(
  registering: Promise<ServiceWorkerRegistration | undefined>,
  onWaiting: () => void,
): { takeOver(): void } {
  let registration: ServiceWorkerRegistration | undefined;
  void registering.then((registered) => {
    registration = registered;
    const tellWhenWaiting = () => {
      if (registered?.waiting && navigator.serviceWorker.controller) onWaiting();
    };
    registered?.addEventListener('updatefound', () =>
      registered.installing?.addEventListener('statechange', tellWhenWaiting),
    );
    tellWhenWaiting();
  });
  return { takeOver: () => registration?.waiting?.postMessage('skip-waiting') };
}
