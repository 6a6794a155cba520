import { watch } from 'node:fs';

/** Tells of every change in the folders and what lies below them. @returns what ends it */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, onChange));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
