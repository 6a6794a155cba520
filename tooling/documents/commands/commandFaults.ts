import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/folders';
import type { DocumentCommand } from './readCommands';
import { type ParsedCommand, parseCommand } from './parseCommand';

export type Known = {
  /** Scripts of a package.json, by its folder. */
  scripts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Folders of the packages, by their names. */
  packages: Readonly<Record<string, string>>;
  /** Steps of `npm test`. */
  steps: readonly string[];
  /** Environment variables that programs read. */
  variables: readonly string[];
};

/** The remote that documents make as an example, and that of the template. */
const examples = /garaj|vitrina/;
/** npm's own, and what another project's tools offer without an install. */
const builtIn = ['ci', 'install', 'start', 'test'];
const fetched = ['firebase'];

/** What of a document's command is not there: a script, a program, a file, an option, a variable. */
export function commandFaults({ document, text }: DocumentCommand, known: Known): string[] {
  if (examples.test(text)) return [];
  return parseCommand(text).flatMap((parsed) => [
    ...parsed.variables
      .filter((name) => !known.variables.includes(name))
      .map((name) => `${name} is no variable that a program reads`),
    ...faultsOf(parsed, dirname(document), known),
  ]);
}

function faultsOf({ folder, words }: ParsedCommand, beside: string, known: Known): string[] {
  const [program, first = '', ...rest] = words;
  if (program === 'node') return fileFaults(fileOf([first, ...rest]), beside, rest);
  if (program === 'npx') return npxFaults(first, rest, beside);
  if (first === 'test') {
    const steps = rest.filter((word) => word !== '--');
    return steps.filter((step) => !known.steps.includes(step)).map((step) => `${step} is no step`);
  }
  if (first !== 'run') return builtIn.includes(first) ? [] : [`npm ${first} is not used here`];
  const named = rest[rest.indexOf('-w') + 1];
  const place = rest.includes('-w') ? known.packages[named!] : folder;
  const script = known.scripts[place ?? '']?.[rest[0]!];
  if (script === undefined) return [`${place} has no script ${rest[0]}`];
  const file = fileOf(script.split(' '));
  return file === undefined ? [] : fileFaults(join(place!, file), beside, rest);
}

const fileOf = (words: readonly string[]) => words.find((word) => word.endsWith('.ts'));

function npxFaults(name: string, words: string[], beside: string): string[] {
  if (fetched.includes(name)) return [];
  if (!existsSync(join(root, 'node_modules/.bin', name))) return [`${name} is not installed`];
  if (name === 'tsx') return fileFaults(fileOf(words), beside, words);
  const paths = words.filter((word) => /[/.]/.test(word) && !word.startsWith('-'));
  const missing = paths.filter((path) => !existsSync(join(root, path)) && !isPattern(path));
  return missing.map((path) => `${path} is not there`);
}

/** A journey is named by a part of its path. */
const isPattern = (path: string) => !/\.\w+$/.test(path);

/** A README's paths begin at its package. Options stand in the program that reads them. */
function fileFaults(file: string | undefined, beside: string, words: readonly string[]): string[] {
  if (file === undefined) return ['no program is named'];
  const found = [file, join(beside, file)].find((path) => existsSync(join(root, path)));
  if (found === undefined) return [`${file} is not there`];
  const source = sourceOf(found);
  return words
    .flatMap((word) => /^--([a-z][\w-]*)/.exec(word)?.[1] ?? [])
    .filter((option) => option !== 'import' && !knows(source, option))
    .map((option) => `${found} has no option --${option}`);
}

/** A program, with what it imports of its own. */
function sourceOf(file: string): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const own = [...read(file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, path]) => `${join(dirname(file), path!)}.ts`)
    .filter((path) => existsSync(join(root, path)));
  return [file, ...own].map(read).join('\n');
}

/** Options of `parseArgs`, and what a usage lists. */
const knows = (source: string, option: string) =>
  new RegExp(`\\b${option}\\b['"]?: (\\{\\s*type|text\\b)|--${option}\\b`).test(source);
