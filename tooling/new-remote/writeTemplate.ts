import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';

/** The remote that the templates are of; its name stands in file names and texts, in both forms. */
const PATTERN = 'vitrina';

const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/**
 * Writes the files of a template for a remote of another name and port; what is there already stays.
 * @returns their paths below `to`
 */
export async function writeTemplate(
  template: string,
  to: string,
  { name, port, without = [] }: { name: string; port: number; without?: readonly string[] },
): Promise<string[]> {
  const named = (text: string) =>
    text.replaceAll(PATTERN, name).replaceAll(capital(PATTERN), capital(name));
  const made = [];
  for (const source of await filesBelow(template)) {
    // What names its place in the repository is no program where the template is.
    const file = named(relative(template, source)).replace(/\.txt$/, '');
    if (without.includes(file)) continue;
    const text = named(await readFile(source, 'utf8')).replaceAll(
      'localhost:PORT',
      `localhost:${port}`,
    );
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), text, { flag: 'wx' });
    made.push(file);
  }
  return made;
}
