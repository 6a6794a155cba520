import type { RemoteModule, RemoteProps } from '@anunturi/shared-ui/nav';
import { type ParcelConfig, mountRootParcel } from 'single-spa';

/** Mounting downloads the screen's own chunk first, which has two minutes like any other chunk. */
const MOUNT_PATIENCE_MS = 120_000;

let mounts = 0;

/** Mounts a remote's lifecycles into an element; resolves, once it is drawn, with how to unmount it. */
export async function mountRemote(name: string, module: RemoteModule, props: Omit<RemoteProps, 'name'>): Promise<() => Promise<void>> {
  mounts += 1;
  const { bootstrap, mount, unmount } = module;
  // A name of its own for every mount. single-spa's type knows no own props of a lifecycle, though it passes them.
  const patience = { millis: MOUNT_PATIENCE_MS, warningMillis: MOUNT_PATIENCE_MS };
  const timeouts = { bootstrap: patience, mount: patience, unmount: { millis: 5000 } };
  const config = { name: `${name}-${mounts}`, bootstrap, mount, unmount, timeouts } as unknown as ParcelConfig;
  const parcel = mountRootParcel(config, props);
  await parcel.mountPromise;
  return async () => {
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
  };
}
