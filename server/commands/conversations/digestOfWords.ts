import { createHash } from 'node:crypto';
import { readAsLatin } from '@anunturi/shared-domain/texts/readAsLatin';

/** The letters and digits of a text, however they were written, and a digest of them that keeps the text from being read. */
export function digestOfWords(text: string, salt = ''): { letters: number; digest: string } {
  const words = readAsLatin(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const digest = createHash('sha256')
    .update(salt + words)
    .digest('hex')
    .slice(0, 24);
  return { letters: words.length, digest };
}
