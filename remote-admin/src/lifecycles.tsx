import { createRemote } from '@anunturi/shared-ui/createRemote';
import type { RemoteModule } from '@anunturi/shared-ui/nav';
import { App, preload } from './AdminApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'admin',
  App,
  preload,
}) satisfies RemoteModule;
