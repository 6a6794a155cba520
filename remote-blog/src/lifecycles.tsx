import { createRemote } from '@anunturi/shared-ui/createRemote';
import type { RemoteModule } from '@anunturi/shared-ui/nav';
import { App, preload } from './BlogApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'blog',
  App,
  preload,
}) satisfies RemoteModule;
