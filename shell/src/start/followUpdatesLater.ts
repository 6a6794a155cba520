import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';

/** Once the page is there, registers the service worker and looks for newer releases; a failure is only logged. */
export function followUpdatesLater(config: PageConfig): void {
  if (process.env.NODE_ENV !== 'production') return;
  addEventListener('load', () => {
    import(/* webpackChunkName: "updates" */ '../updates/followUpdates')
      .then(({ followUpdates }) => followUpdates(config))
      .catch((error: unknown) => console.error('Versiunile noi nu pot fi urmărite.', error));
  });
}
