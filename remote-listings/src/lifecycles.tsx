import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { preloadLaterParts } from './browse/laterParts';
import { App, preload } from './ListingsApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'listings',
  App,
  preload,
  preloadParts: preloadLaterParts,
}) satisfies RemoteModule;
