/** One program of a command line: where, with which variables, and its words. */
export type ParsedCommand = { folder: string; variables: string[]; words: string[] };

/** The programs of a command in their order: `cd folder && NAME=value npm run dev -- --option`. */
export function parseCommand(text: string, folder = '.'): ParsedCommand[] {
  let at = folder;
  const parsed: ParsedCommand[] = [];
  for (const part of text.split(' && ')) {
    const words = part.trim().split(/\s+/);
    if (words[0] === 'cd') at = words[1]!;
    else {
      const variables: string[] = [];
      while (/^[A-Z][A-Z0-9_]*=/.test(words[0] ?? ''))
        variables.push(words.shift()!.split('=')[0]!);
      parsed.push({ folder: at, variables, words });
    }
  }
  return parsed;
}
