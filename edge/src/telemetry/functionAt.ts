/** What begins a function that has a name, in sources as our formatter writes them. */
const HEADS = [
  /^\s*(?:export )?(?:default )?(?:async )?function\*? (\w+)/,
  /^\s*(?:export )?const (\w+)[^=]* = (?:async )?(?:function\b|\(|<\w|\w+ =>|(?:memo|forwardRef|lazyComponent)\()/,
  /^\s+(?:async |static |get |set |private |readonly )*(\w+)(?:<[^>]*>)?\([^)]*\)?.*\{$/,
];
const NO_FUNCTION = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'function',
  'await',
]);

/** The name of the innermost function around a line of a source, counted from one. */
export function functionAt(source: string, line: number): string | undefined {
  const lines = source.split('\n').slice(0, line);
  let indent = indentOf(lines.at(-1) ?? '') + 1;
  for (const text of lines.reverse()) {
    if (!text.trim() || indentOf(text) >= indent) continue;
    const name = HEADS.map((head) => head.exec(text)?.[1]).find(
      (found) => found && !NO_FUNCTION.has(found),
    );
    if (name) return name;
    indent = indentOf(text);
    if (indent === 0) indent = 1; // a head may stand on several lines, the last of which is its end
  }
  return undefined;
}

const indentOf = (text: string) => text.length - text.trimStart().length;
