import { GAP } from './paperRows';

/**
 * How the codes of a registration certificate (Directive 1999/37/EC, annex I) look to a recogniser, in small letters without signs:
 * they are printed small, so that digits and letters are mistaken for each other.
 */
const codeLooks: readonly (readonly [RegExp, string])[] = [
  [/^a$/, 'A'],
  [/^b$/, 'B'],
  [/^[ce](?:[12il][1-3il]|[1-4il]3?)$/, 'C'],
  [/^[dbo][1il]$/, 'D1'],
  [/^[dbo]?2$/, 'D2'],
  [/^[dbo]3$/, 'D3'],
  [/^e$/, 'E'],
  [/^[fr][1il]$/, 'F1'],
  [/^f[23]$/, 'F2'],
  [/^[gc]$/, 'G'],
  [/^[hijklmqxyz]$/, 'other'],
  [/^p[1il]$/, 'P1'],
  [/^r?p2$|^r2$/, 'P2'],
  [/^p[35s]$/, 'P3'],
  [/^r$/, 'R'],
  [/^5?s[1il]$/, 'S1'],
  [/^(?:s2|o[12il]|t|u[123il])$/, 'other'],
  [/^v7$/, 'V7'],
  [/^v[1-689ils]?$|^vo$/, 'other'],
];
/** What only stands between columns, never inside a value. */
const SINGLE = /^[^.\d]$/;

/** What can stand behind a code; another value says that the code was another one. */
const forms: Readonly<Record<string, RegExp>> = {
  D1: /\p{L}{2}/u,
  D2: /\p{L}/u,
  F1: /^\d{3}/,
  P1: /^\d/,
  P2: /^\d/,
  S1: /^\d/,
  V7: /^\d/,
};

const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9&]/g, '');

/** The code that a word is, knowing the one before it; undefined when it is none. */
function codeOf(word: string, last: string | undefined): string | undefined {
  const signs = bare(word);
  if (last === 'P1' && /^[fp]2$/.test(signs)) return 'P2'; // it stands nowhere else
  return codeLooks.find(([looks]) => looks.test(signs))?.[1];
}

const tidy = (text: string) =>
  text
    .replace(/[|_~*"„”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;()<>=-]+|[\s.,:;(<>=-]+$/g, '')
    .trim();

/** What stands behind each code, by the code without its dots; the first of two of one code. */
export function registrationCells(rows: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>();
  for (const row of rows) {
    let code: string | undefined;
    let value = '';
    const end = () => {
      const text = tidy(value);
      const isFitting = code && (forms[code]?.test(text) ?? true);
      if (code && text && isFitting && !cells.has(code)) cells.set(code, text);
      value = '';
    };
    for (const column of row.split(GAP)) {
      for (const [at, word] of column.split(' ').entries()) {
        const next = codeOf(word, code);
        const isCode = next && (at === 0 || !SINGLE.test(word));
        if (isCode && !(at === 0 && code === 'J')) {
          end();
          code = next;
        } else {
          if (at === 0 && tidy(value)) {
            end(); // another column, whose code was not read
            code = undefined;
          }
          value += ` ${word}`;
        }
      }
    }
    end();
  }
  return cells;
}
