import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A running site of this machine: where it answers, the token that it tells of itself to, and what its links to previews are
 * signed with (a site that started before there were any has nothing).
 */
export type ServedAt = { origin: string; statusToken: string; previewSecret?: string };

const fileOf = (folder: string) => join(folder, 'served-at.json');

/** Notes in a folder which site works with it, for its owner alone; answers how to take the note away. */
export function noteServedAt(folder: string, served: ServedAt): () => void {
  const file = fileOf(folder);
  rmSync(file, { force: true }); // of a site that was killed: its mode would stay
  writeFileSync(file, JSON.stringify(served), { mode: 0o600 });
  // Another site may work with the same folder since.
  return () => {
    if (readServedAt(folder)?.statusToken === served.statusToken) rmSync(file, { force: true });
  };
}

/** The site that works with a folder, as it was noted; a site that was killed left its note. Null when there is none. */
export function readServedAt(folder: string): ServedAt | null {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as ServedAt;
  } catch {
    return null; // nothing is served, or a note was cut off by the end of the machine
  }
}
