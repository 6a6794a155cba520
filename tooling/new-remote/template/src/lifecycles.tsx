import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import type { RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { App, preload } from './VitrinaApp';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'vitrina',
  App,
  preload,
}) satisfies RemoteModule;
