/** Registers the service worker once the page is idle; a failure is only logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) =>
        console.error('Service worker-ul nu a putut fi înregistrat.', error),
      );
  });
}
