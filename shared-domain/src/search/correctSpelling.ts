/** Words shorter than this are never corrected: too much is one letter away from them. */
const CORRECTED_MIN = 4;

/** True when two words differ by one letter changed, left out, added, or two neighbours swapped. */
export function isOneLetterAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  const restA = a.slice(same);
  const restB = b.slice(same);
  if (a.length < b.length) return restA === restB.slice(1);
  if (a.length > b.length) return restA.slice(1) === restB;
  const swapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}

/** The known word that a misspelt one stands for: itself when known or begun, the only one a letter away, else undefined. */
export function correctSpelling(word: string, known: readonly string[]): string | undefined {
  if (known.some((each) => each === word || each.startsWith(word))) return word;
  if (word.length < CORRECTED_MIN) return undefined;
  const near = known.filter((each) => isOneLetterAway(word, each));
  return near.length === 1
    ? near[0]
    : near.find((each) => each[0] === word[0] && each.length === word.length);
}
