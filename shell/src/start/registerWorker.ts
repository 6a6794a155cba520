import type { ShownSite } from '@anunturi/shared-contract/site/siteConfigSchema';

/**
 * Registers the service worker, or ends the one there is where the site keeps nothing on devices (the HTML server answers
 * one that removes itself, too). Resolves with what was registered; undefined, and logged, when it could not be.
 */
export async function registerWorker({
  keepsOffline = true,
}: Pick<ShownSite, 'keepsOffline'>): Promise<ServiceWorkerRegistration | undefined> {
  try {
    if (keepsOffline) return await navigator.serviceWorker?.register('/service-worker.js');
    const { forgetKept } = await import(/* webpackChunkName: "forget" */ '../updates/forgetKept');
    await forgetKept();
  } catch (error) {
    console.error('The service worker could not be registered or ended', error);
  }
  return undefined;
}
