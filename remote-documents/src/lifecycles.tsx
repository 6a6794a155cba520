import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { App, preload } from './DocumentsApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'documents',
  App,
  preload,
}) satisfies RemoteModule;
