import { isShownPublicly } from '@anunturi/shared-domain/site/isShownPublicly';

/** Tells of writes to what public pages show, at once: in this process the database and the HTML server are neighbours. */
export function createPublicChanges() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** What pages show has changed: lists follow the database a moment later. */
    tell,
    note(paths: readonly string[]): void {
      if (paths.some(isShownPublicly)) tell();
    },
    follow(listener: () => void): void {
      listeners.add(listener);
    },
  };
}
