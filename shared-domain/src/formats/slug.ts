import { SLUG_MAX } from '../site/limits';
import { foldDiacritics } from './romanianText';

/** An address part of words, at most `max` characters, cut at a word where one ends near; never empty. */
export function toSlug(text: string, max: number = SLUG_MAX): string {
  const slug = foldDiacritics(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= max) return slug || 'anunt';
  const cut = slug.slice(0, max + 1);
  const lastDash = cut.lastIndexOf('-');
  return (lastDash > max / 2 ? cut.slice(0, lastDash) : slug.slice(0, max)).replace(/-+$/, '');
}

/** Slug and id of an address part, or null; an id alone is accepted (its slug is then empty). */
export function parseSlugAndId(slugAndId: string): { slug: string; id: string } | null {
  const match = /^(?:(.*)-)?([A-Za-z0-9]{20})$/s.exec(slugAndId);
  return match ? { slug: match[1] ?? '', id: match[2]! } : null;
}
