/** Endings of nouns and adjectives, longest first. */
const endings = [
  'urilor',
  'urile',
  'iilor',
  'ului',
  'ilor',
  'elor',
  'iile',
  'ele',
  'ile',
  'uri',
  'iei',
  'iul',
  'lui',
  'ei',
  'ul',
  'ii',
  'ie',
  'ia',
  'le',
  'ea',
  'a',
  'e',
  'i',
  'u',
];
/** What is left of a word is never shorter: short words are their own stem. */
const STEM_MIN = 4;

/** A folded word without its ending: `anvelope`, `anvelopa` and `anvelopelor` give `anvelop`. Rough, and only for comparing. */
export function stemRomanian(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find(
    (each) => word.length - each.length >= STEM_MIN && word.endsWith(each),
  );
  return ending ? word.slice(0, -ending.length) : word;
}
