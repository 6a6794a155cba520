import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { App, preload } from './AdminApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'admin',
  App,
  preload,
}) satisfies RemoteModule;
