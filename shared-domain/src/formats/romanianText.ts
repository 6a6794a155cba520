const CEDILLA_TO_COMMA: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** Composes (NFC) and turns the legacy cedilla letters into the comma-below ones, so that a text is stored in one spelling. */
export function toCommaBelow(text: string): string {
  return text.normalize('NFC').replace(/[şŞţŢ]/g, (letter) => CEDILLA_TO_COMMA[letter]!);
}

/** Comma-below letters, single spaces, no space at the ends: what a one-line field stores. */
export function tidyText(text: string): string {
  return toCommaBelow(text).replace(/\s+/g, ' ').trim();
}

/** Lower case without any diacritics, for search and comparison: `Mașină` and `MAŞINĂ` both give `masina`. */
export function foldDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

let collator: Intl.Collator | undefined; // made when something is sorted: no page waits for it

/** Order of two texts in the Romanian alphabet, for `sort`. */
export function compareRomanian(a: string, b: string): number {
  collator ??= new Intl.Collator('ro', { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}
