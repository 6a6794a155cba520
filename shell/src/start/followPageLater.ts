import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';

/**
 * Nothing that a visitor waits for: it comes when the page is loaded and the browser has nothing else to do. A page that
 * something keeps from loading has this to tell: who waits in vain leaves before it is loaded.
 */
export function followPageLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  const landedAt = location.pathname; // the visitor may be elsewhere by then
  const follow = () =>
    void import(/* webpackChunkName: "telemetry" */ '../telemetry/followPage').then(
      ({ followPage }) => followPage(config, landedAt),
      () => undefined, // the page does without
    );
  const whenIdle = () => {
    removeEventListener('load', whenIdle);
    clearTimeout(late);
    (window.requestIdleCallback ?? setTimeout)(follow);
  };
  const late = setTimeout(whenIdle, loadingLimits.slowAfterMs);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
