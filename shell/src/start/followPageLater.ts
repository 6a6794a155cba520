import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';

/** Nothing that a visitor waits for: it comes when the page is loaded and the browser has nothing else to do. */
export function followPageLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  const landedAt = location.pathname; // the visitor may be elsewhere by then
  const follow = () =>
    void import(/* webpackChunkName: "sight" */ '../sight/followPage').then(
      ({ followPage }) => followPage(config, landedAt),
      () => undefined, // the page does without
    );
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(follow);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
