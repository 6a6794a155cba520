import { foldDiacritics } from '../../formats/romanianText';

/**
 * Typed words, folded, in order: single letters, `+` and decimals too, because they name models and engines. Numbers are whole: `10.000`,
 * `10 000`, `10k` and `10 mii` all give `10000`; a unit stands apart from its number.
 */
export function splitSearch(text: string): string[] {
  return foldDiacritics(text)
    .replaceAll('€', ' euro ')
    .replaceAll('+', ' plus ')
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/\b(\d{2,3})\s(\d00)\b/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\b(\d{1,3})\s?-\s?(?=\d{1,3}\s?(?:k|mii)\b)/g, '$1k ')
    .replace(/\b(\d{1,3})(\.\d)?\s?(?:de\s)?(?:k|mii)\b/g, (_, whole: string, part = '') =>
      String(Math.round(Number(whole + part) * 1000)),
    )
    .replace(/(\d)(km|cp|cai|hp|eur|euro|lei|ron|locuri)\b/g, '$1 $2')
    .split(/[^a-z0-9.]+|(?<!\d)\.|\.(?!\d)/)
    .filter(Boolean);
}
