import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { afterPaint } from '@anunturi/shared-runtime/loading/afterPaint';

/** Somebody is here, and does not only look. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Once the page is loaded, registers the service worker, or ends it where the site keeps nothing on devices; looks for newer
 * releases when the page begins to be used, so that a first visit does not download it. A failure is only logged.
 */
export function followUpdatesLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  const used = new AbortController();
  const follow = () => {
    used.abort();
    afterPaint()
      .then(() => import(/* webpackChunkName: "updates" */ '../updates/followUpdates'))
      .then(({ followUpdates }) => followUpdates(config))
      .catch((error: unknown) => console.error('New versions cannot be followed', error));
  };
  const start = () => {
    if (config.site.keepsOffline !== false)
      navigator.serviceWorker?.register('/service-worker.js').catch(console.error);
    else
      import(/* webpackChunkName: "forget" */ '../updates/forgetKept')
        .then(({ forgetKept }) => forgetKept())
        .catch(console.error);
    if (document.documentElement.dataset.keptAt) follow(); // it says so
    else
      for (const sign of SIGNS)
        addEventListener(sign, follow, { capture: true, passive: true, signal: used.signal });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
