import { createRemote } from '@anunturi/shared-ui/createRemote';
import type { RemoteModule } from '@anunturi/shared-ui/nav';
import { App, preload } from './ListingsApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'listings',
  App,
  preload,
}) satisfies RemoteModule;
