/** Words typed one a line (or between commas): trimmed, in small letters, each once; what has no letter or digit is left out. */
export function toWords(text: string): string[] {
  const words = text
    .split(/[\n,]/)
    .map((word) => word.trim().replace(/\s+/g, ' ').toLocaleLowerCase('ro'));
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))];
}
