import { createRemote } from '@anunturi/shared-ui/createRemote';
import type { RemoteModule } from '@anunturi/shared-ui/nav';
import { App, preload } from './DocumentsApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'documents',
  App,
  preload,
}) satisfies RemoteModule;
