import { foldDiacritics } from '../../formats/romanianText';

/** A typed word: as it stood in the text, and folded as the tables have it. Numbers are whole: `10.000`, `10k` and `10 mii` are `10000`. */
export type Token = {
  typed: string;
  word: string;
  /** What the folded word was before it was read as another. */
  misspelt?: string;
};

/** The kinds of words, tried in order at each place of the text. */
const patterns: [RegExp, (found: RegExpExecArray) => string][] = [
  [/plug[\s-]?in(?!\p{L})/uy, () => 'plugin'],
  // Names of generations: b5.5, t6.1
  [/[bt]\d\.\d(?![\p{L}\d])/uy, ([all]) => all!],
  // 205/55 r16, 195 65 15
  [
    /[12]\d5[\s/-]{1,3}\d[05][\s/-]{0,3}(?:z?r\s?)?(?:1[2-9]|2[0-2])c?(?![\w.])/y,
    ([all]) => toTyre(all!),
  ],
  [
    /(\d{1,3}(?:[.,]\d)?)\s?(?:k|mii|mie)(?![\p{L}\d])/uy,
    ([, number]) => String(Math.round(Number(number!.replace(',', '.')) * 1000)),
  ],
  [/\d{1,3}(?:[.,]\d{3})+(?!\d)/y, ([all]) => all!.replace(/\D/g, '')],
  [/\d{2,3} \d00(?!\d)|\d 000(?!\d)/y, ([all]) => all!.replace(/\D/g, '')],
  [/\d+[.,]\d(?!\d)/y, ([all]) => all!.replace(',', '.')],
  [
    /\d+(?=(?:km|cp|cai|hp|kw|eur|euro|lei|ron|locuri|ani|usi|tdi|dci|hdi|cdi|tsi|cm3|cmc|cc|tone?|kg|m2|mp)(?![\p{L}\d]))/uy,
    ([all]) => all!,
  ],
  [/(?<=\d{4})\s?e(?![\p{L}\d])/uy, () => 'euro'],
  [/4\s?[x×]\s?4(?![\p{L}\d])/uy, () => '4x4'],
  [/\d{4,}(?=e(?![\p{L}\d]))/uy, ([all]) => all!],
  [/€/y, () => 'euro'],
  [/(?<=\d)\s?\+/y, () => 'plus'],
  // Names of models: ka+, qashqai+2
  [/(?<=\p{L})\+(?!\s?\p{L})/uy, () => 'plus'],
  [/(?<=\d\s?)[-–](?=\s?\d)/y, () => '-'],
  [
    /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}\d]+)*/uy,
    ([all]) => foldDiacritics(all!).replace(/['’]/g, ''),
  ],
];

const toTyre = (text: string) => {
  const [width, profile, inches] = text.match(/\d+/g)!;
  return `${width}/${profile}r${inches}`;
};

/** Typed words in order; what stands between them is left out. */
export function tokenize(text: string): Token[] {
  const lower = text.toLowerCase();
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, lower, at);
    if (token) tokens.push(token);
    at += token?.typed.length ?? 1;
  }
  return inThousands(tokens);
}

function tokenAt(text: string, lower: string, at: number): Token | undefined {
  for (const [pattern, toWord] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(lower);
    if (found) return { typed: text.slice(at, at + found[0].length), word: toWord(found) };
  }
  return undefined;
}

/** `10-15 mii`, `3 si 5 mii`: the first is in thousands too. */
function inThousands(tokens: Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 2];
    const isJoined = ['-', 'si', 'la', 'sau'].includes(tokens[at + 1]?.word ?? '');
    return isJoined && next && /^\d{1,2}$/.test(token.word) && /(?:k|mii)$/i.test(next.typed)
      ? { ...token, word: `${token.word}000` }
      : token;
  });
}
