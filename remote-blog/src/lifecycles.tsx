import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { App, preload } from './BlogApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'blog',
  App,
  preload,
}) satisfies RemoteModule;
