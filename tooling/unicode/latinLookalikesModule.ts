import data from 'unhomoglyph/data.json';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Prototypes of TR39 that are no plain letter themselves, by the letter that a reader takes them for. */
const shapes = new Map<string, string>(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ', (sign, at) => [sign, LETTERS[at]!]),
);
for (const [prototype, letter] of Object.entries({
  ĸ: 'k',
  ʍ: 'm',
  ᴎ: 'n',
  π: 'n',
  ᴙ: 'r',
  ꞓ: 'e',
  ß: 'b',
  rn: 'm',
}))
  shapes.set(prototype, letter);

const toBare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

const toPlain = (text: string): string => {
  const bare = toBare(text);
  return shapes.get(bare) ?? [...bare].map((sign) => shapes.get(sign) ?? sign).join('');
};

/** Signs that look like a Latin letter or digit, under it; those that decomposition makes plain by itself are left out. */
export function latinLookalikes(): Record<string, string> {
  const found: Record<string, string> = {};
  const pairs = [...Object.entries<string>(data), ...shapes].filter(
    ([sign]) => [...sign].length === 1 && sign > '\x7f',
  );
  for (const [sign, prototype] of pairs) {
    const plain = toPlain(prototype).toLowerCase();
    if (!/^[a-z0-9]$/.test(plain) || /^[\0-\x7f]+$/.test(toBare(sign))) continue;
    // TR39 has one prototype for l, I and 1: a capital is an I.
    const letter = plain === 'l' && sign !== sign.toLowerCase() ? 'i' : plain;
    if (!found[letter]?.includes(sign)) found[letter] = (found[letter] ?? '') + sign;
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The file `shared-domain/src/texts/latinLookalikes.ts`. */
export const latinLookalikesModule = (): string =>
  `// Written by \`npm run lookalikes\` from Unicode's confusables.txt (UTS #39, as unhomoglyph carries it); not edited by hand.
/** Signs that look like a Latin letter or digit, under it. */
export const latinLookalikes: Readonly<Record<string, string>> = {
${Object.entries(latinLookalikes())
  .map(([letter, signs]) => `  ${letter}: '${signs}',`)
  .join('\n')}
};
`;
