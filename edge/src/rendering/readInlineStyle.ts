import { createHash } from 'node:crypto';
import { integrityOf } from '../files/findDamage';
import { createReleaseFileReader, type ReleaseFolder } from './createReleaseFileReader';

/** A style sheet that stands in the page itself, the hash by which the policy admits it, and what its file hashes to. */
export type InlineStyle = { text: string; hash: string; integrity: string };

/**
 * Reads style sheets of releases: a page that comes rendered must not wait for the server of a remote to be painted. Null for
 * one that cannot be read or that names other files by addresses relative to its own.
 */
export const createStyleReader = (folder: ReleaseFolder) =>
  createReleaseFileReader(folder, {
    parse: toInlineStyle,
    otherwise: 'the page links it instead.',
  });

export type StyleReader = ReturnType<typeof createStyleReader>;

function toInlineStyle(whole: string): InlineStyle | null {
  const text = whole.trim();
  if (/url\(|@import|<\/style/i.test(text)) return null;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { text, hash, integrity: integrityOf(whole) };
}
