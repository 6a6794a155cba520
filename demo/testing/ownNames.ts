import { toSlug } from '@anunturi/shared-domain/formats/slug';
import places from '../../counties/SB.json' with { type: 'json' };
import site from '../../site.config.json' with { type: 'json' };

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
};
/** Two letters are part of any word. */
const LONG_ENOUGH = 4;
const names = [
  ...places.places.map(([name]) => String(name)),
  ...textsOf(site).filter((text) => text.length >= LONG_ENOUGH),
];
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWords = names.map(escape).join('|');
const asIds = places.places.map(([name]) => toSlug(String(name))).join('|');
const pattern = new RegExp(
  `(?<!\\p{L})(?:${asWords}|${escape(site.county.name)}\\p{L}*)(?!\\p{L})|(?<=["'=@])(?:${asIds})(?=["'&])`,
  'gu',
);

/** What `text` says of the configured site and its county: names of both, of its places, and their ids; each once. */
export const ownNamesIn = (text: string): string[] => [...new Set(text.match(pattern))];
