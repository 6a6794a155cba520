const endings =
  'urilor urile iilor ului ilor elor iile atul ele ile uri iei iul lui ei ul ii ie ia le ea a e i u'.split(
    ' ',
  );
/** Names of countries, which are no forms of another word. */
const whole = new Set('germania austria italia franta spania anglia romania'.split(' '));
/** What is left of a word is never shorter: short words are their own stem. */
const STEM_MIN = 4;
const kept = new Map<string, string>();

/** A folded word without its ending: `anvelope`, `anvelopa` and `anvelopelor` give `anvelop`. Rough, and only for comparing. */
export function stem(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const ending =
    whole.has(word) || /\d/.test(word)
      ? undefined
      : endings.find((each) => word.length - each.length >= STEM_MIN && word.endsWith(each));
  const stemmed = ending ? word.slice(0, -ending.length) : word;
  if (kept.size > 20_000) kept.clear();
  kept.set(word, stemmed);
  return stemmed;
}
