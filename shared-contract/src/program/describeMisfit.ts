/** What zod says of one value that does not fit. */
type Issue = { code?: string | undefined; path: readonly PropertyKey[]; keys?: readonly string[] };

const SHOWN_MAX = 80;

/**
 * The first thing that is wrong with what a file holds, in one sentence, and what belongs there. `fields` says in words what
 * each field is, by its path: `county.code`, `partners[].url`, `places[][1]` in a list of fixed length, `surcharges.*` in a record.
 */
export function describeMisfit(
  issues: readonly Issue[],
  value: unknown,
  fields: Readonly<Record<string, string>>,
): { what: string; expected: string } {
  const { code, path = [], keys = [] } = issues[0] ?? {};
  const above = toPattern(path.slice(0, -1));
  const known =
    fields[toPattern(path)] ??
    fields[`${above}[${String(path.at(-1))}]`] ??
    fields[`${above}.*`] ??
    'another value';
  if (code === 'unrecognized_keys') {
    const [unknown] = keys;
    return {
      what: `"${toText([...path, unknown!])}" is no field of it`,
      expected: `Fields there: ${below(toPattern(path), fields).join(', ')}.`,
    };
  }
  const found = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  const name = path.length === 0 ? 'what it holds' : toText(path);
  const is = found === undefined ? 'is missing' : `is ${shorten(JSON.stringify(found))}`;
  return { what: `${name} ${is}`, expected: `Expected: ${known}.` };
}

/** `partners[0].url`: as people write it. */
const toText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`,
    '',
  );

const toPattern = (path: readonly PropertyKey[]): string =>
  toText(path).replaceAll(/\[\d+\]/g, '[]');

const below = (pattern: string, fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields)
    .filter((field) => pattern === '' || field.startsWith(`${pattern}.`))
    .map((field) => (pattern === '' ? field : field.slice(pattern.length + 1)))
    .filter((field) => /^\$?\w+$/.test(field));

const shorten = (text: string): string =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
