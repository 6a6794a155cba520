import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** A style sheet that stands in the page itself, and the hash by which the policy admits it. */
export type InlineStyle = { text: string; hash: string };

/**
 * Reads style sheets of releases: a page that comes rendered must not wait for the server of a remote to be painted. Null for
 * one that cannot be read or that names other files by addresses relative to its own.
 */
export function createStyleReader({ releasesFolder }: { releasesFolder: string }) {
  const known = new Map<string, Promise<InlineStyle | null>>();
  return function readInlineStyle(
    { name, version }: RemoteRelease,
    file: string,
  ): Promise<InlineStyle | null> {
    const path = join(releasesFolder, name, version, file);
    const reading = known.get(path) ?? read(path);
    known.set(path, reading); // a version's files never change
    return reading;
  };
}

export type StyleReader = ReturnType<typeof createStyleReader>;

async function read(path: string): Promise<InlineStyle | null> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (/url\(|@import|<\/style/i.test(text)) return null;
    return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  } catch (error) {
    console.error(`${path} could not be read; the page links it instead.`, error);
    return null;
  }
}
