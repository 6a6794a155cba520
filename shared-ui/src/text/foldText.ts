/** Text as it is compared in a search: lower case, without diacritics ("Râmnicu" and "ramnicu" are the same). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
