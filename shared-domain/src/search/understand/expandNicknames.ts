/** What people call makes, as their names are written. */
const nicknames: Readonly<Record<string, string[]>> = {
  vw: ['volkswagen'],
  merc: ['mercedes', 'benz'],
  mertan: ['mercedes', 'benz'],
  bmv: ['bmw'],
  landrover: ['land', 'rover'],
  alfa: ['alfa', 'romeo'],
};
/** Types that name the series: `320d` is a Seria 3, `c220` a Clasa C. Bare numbers are a type only beside the make. */
const bmwType = /^([1-8])(?:16|18|20|23|25|28|30|35|40|50)([dixe]{0,2})$/;
const mercedesType = /^([abces])(?:160|180|200|220|250|270|300|320|350|400|500)[dei]?$/;

function expandType(word: string, words: readonly string[]): string[] | undefined {
  const bmw = bmwType.exec(word);
  if (bmw && (bmw[2] || words.includes('bmw'))) return ['bmw', 'seria', bmw[1]!, word];
  const mercedes = mercedesType.exec(word);
  return mercedes ? ['mercedes', 'benz', 'clasa', mercedes[1]!, word] : undefined;
}

/** The words with nicknames and types of makes written out; a type also stays, because titles have it. */
export function expandNicknames(words: readonly string[]): string[] {
  const expanded = words.flatMap((word, at): string[] => {
    if (nicknames[word] && !nicknames[word].every((part, by) => words[at + by] === part))
      return nicknames[word];
    if (word === 'mercedes' && words[at + 1] !== 'benz') return ['mercedes', 'benz'];
    if (word === 'range' && !words.includes('land')) return ['land', 'rover', 'range'];
    return expandType(word, words) ?? [word];
  });
  return withoutRepeated(expanded, ['bmw', 'mercedes', 'benz', 'seria', 'clasa', 'volkswagen']);
}

/** A make that was typed and also followed from its type is named once. */
function withoutRepeated(words: readonly string[], names: readonly string[]): string[] {
  return words.filter((word, at) => !names.includes(word) || words.indexOf(word) === at);
}
