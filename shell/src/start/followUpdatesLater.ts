import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';

/** Once the page is loaded, registers the service worker and looks for newer releases; a failure is only logged. */
export function followUpdatesLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  const follow = () => {
    import(/* webpackChunkName: "updates" */ '../updates/followUpdates')
      .then(({ followUpdates }) => followUpdates(config))
      .catch((error: unknown) => console.error('Versiunile noi nu pot fi urmărite.', error));
  };
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow);
}
