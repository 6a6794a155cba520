import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { afterPaint } from '@anunturi/shared-runtime/loading/afterPaint';
import { registerWorker } from './registerWorker';

/** Somebody is here, and does not only look. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Once the page is loaded, registers the service worker, or ends it where the site keeps nothing on devices; looks for newer
 * releases when the page begins to be used, so that a first visit does not download it. A failure is only logged.
 */
export function followUpdatesLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  const used = new AbortController();
  const follow = (worker: ReturnType<typeof registerWorker>) => {
    used.abort();
    afterPaint()
      .then(() => import(/* webpackChunkName: "updates" */ '../updates/followUpdates'))
      .then(({ followUpdates }) => followUpdates(config, worker))
      .catch((error: unknown) => console.error('New versions cannot be followed', error));
  };
  const start = () => {
    const worker = registerWorker(config.site);
    if (document.documentElement.dataset.keptAt) return follow(worker); // it says so
    for (const sign of SIGNS)
      addEventListener(sign, () => follow(worker), {
        capture: true,
        passive: true,
        signal: used.signal,
      });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
