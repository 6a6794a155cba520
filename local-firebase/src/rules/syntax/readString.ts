const SIMPLE: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const NUMERIC = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/y;

type Read = { text: string; bytes: Uint8Array; end: number } | { problem: string; at: number };

/** Reads a quoted string or bytes literal whose opening quote is at `from`; escapes are resolved. */
export function readString(source: string, from: number, isBytes: boolean): Read {
  const quote = source[from]!;
  const parts: string[] = [];
  const chunks: Uint8Array[] = [];
  const add = (text: string, code?: number) => {
    if (!isBytes) parts.push(text);
    else chunks.push(code === undefined ? Buffer.from(text, 'utf8') : Uint8Array.of(code));
  };
  let at = from + 1;
  for (;;) {
    const plainEnd = endOfPlain(source, at, quote);
    if (plainEnd > at) add(source.slice(at, plainEnd));
    at = plainEnd;
    const char = source[at];
    if (char === undefined || char === '\n' || char === '\r')
      return { problem: `missing closing ${quote}`, at: from };
    if (char === quote) return { text: parts.join(''), bytes: Buffer.concat(chunks), end: at + 1 };
    const simple = SIMPLE[source[at + 1] ?? ''];
    NUMERIC.lastIndex = at;
    const numeric = NUMERIC.exec(source);
    if (simple !== undefined) {
      add(simple);
      at += 2;
    } else if (numeric && !(isBytes && numeric[2] !== undefined)) {
      const code =
        numeric[3] === undefined
          ? parseInt((numeric[1] ?? numeric[2])!, 16)
          : parseInt(numeric[3], 8);
      add(String.fromCharCode(code), code);
      at += numeric[0].length;
    } else return { problem: `invalid escape '${source.slice(at, at + 2)}'`, at };
  }
}

function endOfPlain(source: string, from: number, quote: string): number {
  let at = from;
  while (
    at < source.length &&
    source[at] !== quote &&
    source[at] !== '\\' &&
    source[at] !== '\n' &&
    source[at] !== '\r'
  )
    at += 1;
  return at;
}
