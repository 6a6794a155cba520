const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const titles = /\btest(?:\.\w+)*\(\s*(['"`])([\s\S]*?)\1|\]\)\(\s*(['"`])([\s\S]*?)\3/g;

/** What people read of a file: all of a document; comments and titles of tests of code. Line ends become spaces. */
export function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/\s+/g, ' ');
  const found = [...(text.match(comments) ?? [])];
  if (/\.(test|spec)\.tsx?$/.test(file))
    found.push(...[...text.matchAll(titles)].map((match) => match[2] ?? match[4] ?? ''));
  return found.map((each) => each.replace(/\s*\n\s*\*?\s*/g, ' ')).join('\n');
}
