import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';

/** Photos kept: those of the listings just seen and of the next ones. */
const KEPT_MAX = 80;
const asked = new Set<string>();

/** Where the page finds photos of listings that are off the site, by their paths, once they were read. */
export const hiddenPhotos = createStore<ReadonlyMap<string, string>>(new Map());

/** Reads photos with the administrator's own right, each once; one that cannot be read is asked for again when it is shown next. */
export function readPhotos(paths: readonly string[]): void {
  for (const path of paths) {
    if (asked.has(path)) continue;
    asked.add(path);
    void readStoredFile(path).then(
      (bytes) =>
        bytes && keep(path, URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }))),
      (error: unknown) => {
        asked.delete(path);
        console.warn(`The photo ${path} could not be read`, error);
      },
    );
  }
}

function keep(path: string, address: string): void {
  const next = new Map(hiddenPhotos.get()).set(path, address);
  for (const [old, gone] of next) {
    if (next.size <= KEPT_MAX) break;
    next.delete(old);
    asked.delete(old);
    URL.revokeObjectURL(gone);
  }
  hiddenPhotos.set(next);
}
